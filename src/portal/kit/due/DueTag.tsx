import { dueWords } from '#rules/days/dueWords.ts';
import { usePortalData } from '../../core/portalData.ts';
import { StatusTag } from '../StatusTag.tsx';

/** The device's clock may be wrong: the college's day counts. */
export function DueTag({ due }: { readonly due: string }) {
  const { today } = usePortalData();
  return <StatusTag look={due < today ? 'fail' : 'warning'}>{dueWords(due, today)}</StatusTag>;
}
