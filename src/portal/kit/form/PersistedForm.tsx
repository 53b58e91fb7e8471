import type { SectionAnswers } from '#catalogue/validate.ts';
import { DeclaredForm, type DeclaredFormProps } from './DeclaredForm.tsx';
import { usePersistedAnswers } from './persistedAnswers.ts';

interface PersistedFormProps extends Omit<DeclaredFormProps, 'answers' | 'onEdit'> {
  /** Initial values, which override what was typed here before. */
  readonly answers?: SectionAnswers;
}

export function PersistedForm({ answers, ...form }: PersistedFormProps) {
  const { opening, keep } = usePersistedAnswers(form.name, answers);
  return <DeclaredForm {...form} answers={opening} isStored onEdit={keep} />;
}
