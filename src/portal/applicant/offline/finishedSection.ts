import type { Answers } from '#catalogue/journey.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import type { DeviceDraft } from '../drafts/draft.ts';
import type { ApplicationWorld } from '../session/applicationWorld.ts';
import type { DeliveredProgramme } from '../session/programmes.ts';

export interface FinishedSection {
  readonly world: ApplicationWorld;
  readonly application: ApplicationRecord;
  readonly declaration: DeliveredProgramme;
  /** Of all sections. */
  readonly saved: Answers;
  readonly section: string;
  readonly answers: SectionAnswers;
  baseOf(section: string): Pick<DeviceDraft, 'baseRevision' | 'sent' | 'unanswered'>;
}
