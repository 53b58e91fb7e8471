import type { ComponentType } from 'react';
import type { ApplicantFacts } from '#catalogue/prefill.ts';
import type { CompiledSection, FieldError, SectionAnswers } from '#catalogue/validate.ts';
import type { Widgets } from '../widgets/widget.ts';

/** What the college knows of the applicant; what is absent is asked. */
export type ReadOnlyFacts = Partial<ApplicantFacts>;

export interface SectionFormProps {
  readonly section: CompiledSection;
  /** Read once, in the form's shape: give a new `key` to start anew. */
  readonly answers: SectionAnswers;
  readonly readOnlyFacts: ReadOnlyFacts;
  /** Says where what is known comes from, and whom to tell when it is wrong. */
  readonly LockedNote?: ComponentType | undefined;
  /** The server's day, YYYY-MM-DD: ages are judged by it. */
  readonly today: string;
  readonly hasPassport: boolean;
  /** The server's mistakes by JSON Pointer, each shown until its field is changed. */
  readonly serverErrors?: Readonly<Record<string, string>>;
  readonly busy: boolean;
  readonly submitLabel: string;
  /** Before those of every form. The object must keep its identity. */
  readonly widgets?: Widgets | undefined;
  /** Called at every keystroke and choice. @param answers gives the whole section as it is when it is called */
  onEdit(answers: () => SectionAnswers): void;
  /** Called with answers without a mistake, normalised as they are stored. */
  onSubmit(answers: SectionAnswers): void;
  onRefused?(errors: readonly FieldError[]): void;
  /** Absent where the chart has no way back. */
  onPrevious?(): void;
}
