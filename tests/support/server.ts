import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, domains } from '#server/app.ts';
import { createBackgroundJobs } from '#server/platform/background-jobs/createBackgroundJobs.ts';
import { createCollegeLookups } from '#server/lookups.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { createLog } from '#server/platform/log.ts';
import { folderFileStore } from '#server/platform/files/folderFileStore.ts';
import { scheduleHousekeeping } from '#server/platform/housekeeping.ts';
import { Facts } from '#server/platform/facts.ts';
import { Reactions } from '#server/platform/reactions.ts';
import { Life } from '#server/platform/life.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { createRemita } from '#server/platform/payment/createRemita.ts';
import { createClosingDates } from '#server/platform/programmes/closingDates.ts';
import { withPublications } from '#server/platform/programmes/formPublications.ts';
import { liveCatalogue } from '#server/platform/programmes/liveCatalogue.ts';
import { publishProgrammes } from '#server/platform/programmes/publishedProgrammes.ts';
import { withRemoved } from '#server/platform/programmes/removedProgrammes.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readSettings } from '#server/platform/settings.ts';
import { closeWithin } from '#server/platform/web/stopping.ts';
import { seed } from '#server/seed.ts';
import { listen } from '#server/start.ts';
import { type Caller, callerOf } from './call.ts';
import { type Clock, stoppedClock } from './clock.ts';
import { freePort } from './freePort.ts';
import type { Databases } from './databases.ts';
import type { DatabasePlace } from './testDatabases.ts';
import { type ManualJobs, manualJobs } from './manualJobs.ts';
import { type ManualPressure, manualPressure } from './manualPressure.ts';
import { catalogueOf, HOUSE, type Roots } from './programmes.ts';

const LONGEST_CLOSE_MS = 1_000;

/** A whole college on a database of its own, listening on a loopback port, its sandbox (with knobs) beside it. */
export interface TestServer extends Caller {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly address: string;
  readonly clock: Clock;
  readonly jobs: ManualJobs;
  readonly pressure: ManualPressure;
  /** As when it is stopped in good order; happens by itself at the end. */
  close(): Promise<void>;
}

export interface ServerOptions extends AppOptions {
  /** Settings beside the defaults, as the environment gives them. */
  readonly env?: Readonly<Record<string, string>>;
  /** The folders that hold `schemas/` and `flows/`; the house's own unless said. */
  readonly roots?: Roots;
  /** A place that another server has used before; a fresh one unless said. */
  readonly place?: DatabasePlace;
}

/** Closed when the test that asked for it (or the file, when asked in `beforeAll`) is over. */
export async function freshServer(
  databases: Databases,
  { env = {}, roots = [HOUSE], place: given, ...options }: ServerOptions = {},
): Promise<TestServer> {
  const isDemoCollege = !options.domains && !env['REMITA_BASE_URL'] && roots.includes(HOUSE);
  const place = given ?? (await (isDemoCollege ? databases.seededPlace() : databases.freshPlace()));
  const port = await freePort();
  const settings = readSettings({
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    ...env,
  });
  const clock = stoppedClock();
  const jobs = manualJobs();
  const pressure = manualPressure();
  const metrics = createMetrics();
  const log = createLog(settings.logLevel === 'warn' ? 'silent' : settings.logLevel);
  const database = await openDatabase({
    ...place,
    log,
    observe: (statement, seconds) => metrics.statements.observe({ statement }, seconds),
  });
  const catalogue = liveCatalogue(
    await withRemoved(database, await withPublications(database, catalogueOf(roots)), clock.now()),
  );
  const platform: Platform = {
    settings,
    jobs,
    pressure,
    database,
    catalogue,
    now: clock.now,
    programmes: await publishProgrammes(database, catalogue, clock.now()),
    closingDates: createClosingDates(),
    lookups: createCollegeLookups(clock.now),
    files: await folderFileStore(join(place.dataDir, 'files')),
    remita: createRemita(settings.remita),
    backgroundJobs: createBackgroundJobs({ database, log, now: clock.now }),
    mail: createMailer({ settings, database, log, now: clock.now }),
    log,
    metrics,
    life: new Life(),
    reactions: new Reactions(),
    facts: new Facts(),
  };
  await seed(platform, options.domains ?? domains);
  await scheduleHousekeeping(platform);
  const { app, address } = await listen(platform, { ...options, knobs: true });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= closeWithin(app, LONGEST_CLOSE_MS).then(database.close));
  databases.whenOver(close);
  return { app, platform, address, clock, jobs, pressure, close, ...callerOf(address) };
}
