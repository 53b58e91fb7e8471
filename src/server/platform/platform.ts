import type { FastifyBaseLogger } from 'fastify';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/fileStore.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Life } from './life.ts';
import type { Lookups } from './lookups/lookups.ts';
import type { Mailer } from './mail/mail.ts';
import type { Pressure } from './waiting-room/pressure.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Remita } from './payment/remita.ts';
import type { ClosingDates } from './programmes/closingDates.ts';
import type { PublishedProgrammes } from './programmes/publishedProgrammes.ts';
import type { Settings } from './settings.ts';

/** Everything a domain is given. Nothing here is a global, so a test or a second server makes its own. */
export interface Platform {
  readonly settings: Settings;
  readonly database: Database;
  /** What is declared today: for new invoices and new applications. */
  readonly catalogue: Catalogue;
  /** What was ever declared: for applications, each on the version it was started on. */
  readonly programmes: PublishedProgrammes;
  readonly closingDates: ClosingDates;
  readonly lookups: Lookups;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly mail: Mailer;
  readonly remita: Remita;
  readonly log: FastifyBaseLogger;
  readonly life: Life;
  readonly metrics: Metrics;
  readonly pressure: Pressure;
  /** The clock: tests set it forward, the rest of the code never calls `new Date()` for "now". */
  readonly now: () => Date;
}
