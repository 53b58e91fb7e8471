import type { ComponentType, ReactNode } from 'react';
import type { Answers, Journey } from '#catalogue/journey.ts';
import type { Chart } from '#catalogue/programme.ts';
import type { CompiledSection, FieldError, SectionAnswers } from '#catalogue/validate.ts';
import type { OpenedCheck } from '../check/openedCheck.ts';
import type { ReadOnlyFacts } from '../section/sectionFormProps.ts';

/** What `save` throws. Without a title or message the portal uses the specification's own words. */
export interface SaveRefusal {
  readonly message: string;
  readonly title?: string;
  /** By JSON Pointer into the section. */
  readonly errors?: Readonly<Record<string, string>>;
}

export interface FlowRunnerProps {
  readonly chart: Chart;
  readonly saved: Answers;
  /** Typed since the save, by section; it fills the fields in place of the saved answers. */
  readonly drafts: Answers;
  /** The first section not saved yet, as the server says; null when all are. */
  readonly next: string | null;
  /** Where the college has opened these alone again, the others are locked; any, unless said. */
  readonly openSections?: readonly string[];
  readonly readOnlyFacts: ReadOnlyFacts;
  readonly LockedNote?: ComponentType;
  /** The server's day, YYYY-MM-DD. */
  readonly today: string;
  readonly hasPassport: boolean;
  /** With or without `#`; null on arrival, which opens the first section not done. */
  readonly hash: string | null;
  /** @param hash without `#`; empty for the first section */
  onNavigate(hash: string, options: { readonly replace: boolean }): void;
  /** @param answers those of the other sections, at which it may look */
  loadSection(name: string, answers: Answers): Promise<CompiledSection>;
  /** Resolves when the server has it; rejects with a `SaveRefusal`. The portal raises the flags of both. */
  save(section: string, answers: SectionAnswers): Promise<void>;
  /** Called at every keystroke and choice. */
  keepDraft(section: string, answers: SectionAnswers): void;
  /** Called with what is saved here, for the answers as the college has them, or without a line this device. Rejects when they cannot be had. */
  openCheck(saved: Answers): Promise<OpenedCheck>;
  /** Called when the application has been submitted. */
  onFinished(journey: Journey): void;
  /** Drawn below the section, on a wide screen below the list of steps. */
  readonly status?: ReactNode;
  /** Drawn between the section's heading and its form. */
  aboutSection?(section: string): ReactNode;
  onRefused?(section: string, errors: readonly FieldError[]): void;
}
