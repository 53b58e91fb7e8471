import type { FastifyBaseLogger } from 'fastify';
import type { BackgroundJobs } from './background-jobs/backgroundJobs.ts';
import type { Database } from './database/database.ts';
import type { Facts } from './facts.ts';
import type { FileStore } from './files/fileStore.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Life } from './life.ts';
import type { Lookups } from './lookups/lookups.ts';
import type { Mailer } from './mail/mail.ts';
import type { Pressure } from './waiting-room/pressure.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Remita } from './payment/remita.ts';
import type { ClosingDates } from './programmes/closingDates.ts';
import type { LiveCatalogue } from './programmes/liveCatalogue.ts';
import type { PublishedProgrammes } from './programmes/publishedProgrammes.ts';
import type { Reactions } from './reactions.ts';
import type { Settings } from './settings.ts';

/** Nothing here is global, so that a test or a second server makes its own. */
export interface Platform {
  readonly settings: Settings;
  readonly database: Database;
  readonly catalogue: LiveCatalogue;
  /** An application stays on the version it was started on, which is here; new ones take the `catalogue`. */
  readonly programmes: PublishedProgrammes;
  readonly closingDates: ClosingDates;
  readonly lookups: Lookups;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly backgroundJobs: BackgroundJobs;
  readonly mail: Mailer;
  readonly remita: Remita;
  readonly log: FastifyBaseLogger;
  readonly life: Life;
  readonly reactions: Reactions;
  readonly facts: Facts;
  readonly metrics: Metrics;
  readonly pressure: Pressure;
  /** Code never calls `new Date()` for "now", so that tests can set the clock. */
  readonly now: () => Date;
}
