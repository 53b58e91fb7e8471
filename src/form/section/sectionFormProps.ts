import type { ApplicantFacts } from '#catalogue/prefill.ts';
import type { CompiledSection, FieldError, SectionAnswers } from '#catalogue/validate.ts';

/** What the college knows of the applicant; what is absent is asked. */
export type ReadOnlyFacts = Partial<ApplicantFacts>;

export interface SectionFormProps {
  readonly section: CompiledSection;
  /** What the fields hold at first, in the form's shape. Later changes are not read: give a new `key` to start anew. */
  readonly answers: SectionAnswers;
  readonly readOnlyFacts: ReadOnlyFacts;
  /** The server's day, YYYY-MM-DD: ages are judged by it. */
  readonly today: string;
  readonly hasPassport: boolean;
  /** The server's mistakes by JSON Pointer, shown where the field is until it is changed. */
  readonly serverErrors?: Readonly<Record<string, string>>;
  /** While it is being saved. */
  readonly busy: boolean;
  /** 'Next', or 'Submit' in the last section. */
  readonly submitLabel: string;
  /** Told at once of every keystroke and choice, with the whole section. */
  onEdit(answers: SectionAnswers): void;
  /** Told of answers without a mistake, normalised as they are stored. */
  onSubmit(answers: SectionAnswers): void;
  /** Told when a submit is refused, for the flags. */
  onRefused?(errors: readonly FieldError[]): void;
  /** Absent where the chart has no way back. */
  onPrevious?(): void;
}
