import { useQuery } from '@tanstack/react-query';
import type { Due, initiateSundry } from '#contract/finance/student-fees.ts';
import { useSession } from '../../../session/useSession.ts';
import { usePurpose } from './usePurpose.ts';

export interface Wanted {
  readonly sessionId?: number;
  readonly paymentTypeId?: number;
  /** With commas between them. */
  readonly feeIds?: string;
}

/** What is due for the purpose of the page, and of it what is to be paid. */
export function useDue(wanted: Wanted) {
  const session = useSession();
  const { initiate } = usePurpose();
  return useQuery({
    queryKey: [initiate, wanted],
    queryFn: ({ signal }): Promise<Due> =>
      session.call<typeof initiateSundry>({ method: 'GET', path: initiate, query: wanted } as never, { signal }),
  });
}

/** Fees that nobody chooses, and that are not paid. */
export const compulsoryOf = ({ lines }: Due): Due['lines'] =>
  lines.filter(({ isOffered, dueKobo, creditKobo }) => !isOffered && dueKobo + creditKobo > 0);

/** Arrears are paid first. While the bursary checks what came for an invoice no other is made of it; other sundry fees may be paid. */
export const isHeldUp = (purpose: string, { arrears, checked }: Due): boolean =>
  arrears.length > 0 || (Boolean(checked) && purpose !== 'sundry');
