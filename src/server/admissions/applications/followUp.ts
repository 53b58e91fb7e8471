import type { SectionAnswers } from '#catalogue/validate.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Application } from './service.ts';

/** A section that has just been saved. */
export interface SavedSection {
  readonly application: Application;
  readonly answers: SectionAnswers;
  readonly ip: string;
}

/** What follows, in the transaction of the save: when it throws, nothing was saved. Only SQL, and mails to be queued. */
export type FollowUp = (tx: Queryable, platform: Platform, saved: SavedSection) => Promise<void>;
