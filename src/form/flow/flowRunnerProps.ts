import type { ReactNode } from 'react';
import type { Answers, Journey } from '#catalogue/journey.ts';
import type { Chart } from '#catalogue/programme.ts';
import type { CompiledSection, FieldError, SectionAnswers } from '#catalogue/validate.ts';
import type { ReadOnlyFacts } from '../section/sectionFormProps.ts';

/** Why a save was refused: what `save` throws. Without a title or message the specification's own words are used by the portal. */
export interface SaveRefusal {
  readonly message: string;
  readonly title?: string;
  /** By JSON Pointer into the section. */
  readonly errors?: Readonly<Record<string, string>>;
}

export interface FlowRunnerProps {
  readonly chart: Chart;
  /** Saved answers by section, in the form's shape. */
  readonly saved: Answers;
  /** What was typed since, by section; it fills the fields in place of the saved answers. */
  readonly drafts: Answers;
  /** The first section not saved yet, by the server; null when all are. */
  readonly next: string | null;
  readonly readOnlyFacts: ReadOnlyFacts;
  /** The server's day, YYYY-MM-DD. */
  readonly today: string;
  readonly hasPassport: boolean;
  /** The address's hash, with or without `#`; null on arrival, when no section has been asked for: the first not done opens. */
  readonly hash: string | null;
  /** @param hash without `#`; empty for the first section */
  onNavigate(hash: string, options: { readonly replace: boolean }): void;
  /** Imports the section's module. */
  loadSection(name: string): Promise<CompiledSection>;
  /** Resolves when the server has it; rejects with a `SaveRefusal`. The portal raises the flags of both. */
  save(section: string, answers: SectionAnswers): Promise<void>;
  /** Told at once of every keystroke and choice. */
  keepDraft(section: string, answers: SectionAnswers): void;
  /**
   * When the last section has been saved and none is missing.
   * @param journey where the submitted application stands in the chart
   */
  onFinished(journey: Journey): void;
  /** What the portal has to say of a section, between its heading and its form. */
  aboutSection?(section: string): ReactNode;
  onRefused?(section: string, errors: readonly FieldError[]): void;
}
