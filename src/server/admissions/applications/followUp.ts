import type { SectionAnswers } from '#catalogue/validate.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Application } from './service.ts';

export interface SavedSection {
  readonly application: Application;
  readonly answers: SectionAnswers;
  readonly ip: string;
}

/** Runs in the transaction of the save, with SQL and queued emails only: when it throws, nothing is saved. */
export type FollowUp = (tx: Queryable, platform: Platform, saved: SavedSection) => Promise<void>;
