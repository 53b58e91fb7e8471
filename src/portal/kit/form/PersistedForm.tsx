import type { SectionAnswers } from '#catalogue/validate.ts';
import { DeclaredForm, type DeclaredFormProps } from './DeclaredForm.tsx';
import { usePersistedAnswers } from './persistedAnswers.ts';

interface PersistedFormProps extends Omit<DeclaredFormProps, 'answers' | 'onEdit'> {
  /** What the fields hold at first, over what was typed here before. */
  readonly answers?: SectionAnswers;
}

/** A declared form of a public page: what is typed is kept on the device, so that a reload or a second try finds it. */
export function PersistedForm({ answers, ...form }: PersistedFormProps) {
  const { opening, keep } = usePersistedAnswers(form.name, answers);
  return <DeclaredForm {...form} answers={opening} onEdit={keep} />;
}
