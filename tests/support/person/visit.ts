import type { Page } from '@playwright/test';
import type { ApplicantFacts } from '#catalogue/prefill.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { Reader } from './task.ts';

/** A person who applies for one programme. */
export interface Visit {
  page: Page;
  /** The device neither made the invoice nor logged in before: facts that friends know ask for a mailed code there. */
  onAnotherDevice: boolean;
  readonly programme: Programme;
  /** As they stand on the invoice. */
  readonly person: ApplicantFacts;
  /** What is answered in a section, the same each time. */
  answersTo(section: string): SectionAnswers;
  readonly nameOf: Reader['nameOf'];
  /** What was typed and chosen, in the words in sight, by path; of rows, each row's. */
  readonly noted: Map<string, string[]>;
  /** The sections that were filled. */
  readonly filled: Set<string>;
  /** Of a programme that asks nothing, from the beginning. */
  isSubmitted: boolean;
  /** Known once the invoice is there. */
  rrr: string;
  /** Asked of every state, once what there is to fill is filled. */
  look(name: string): Promise<void>;
}
