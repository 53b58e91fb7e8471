import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseStore, remitaSandbox } from '../remita-sandbox/index.ts';
import { type AppOptions, createApp, domains } from './app.ts';
import { readDeclarations } from './declarations.ts';
import { openControlServer } from './operations/backup/controlServer.ts';
import { type DemoSeeding, seedDemo } from './operations/demo/seeding.ts';
import { RESTORED } from './operations/backup/restored.ts';
import { createBackgroundJobs } from './platform/background-jobs/createBackgroundJobs.ts';
import { openDatabase } from './platform/database/open.ts';
import { StartPatience } from './platform/database/startPatience.ts';
import { folderFileStore } from './platform/files/folderFileStore.ts';
import { scheduleHousekeeping } from './platform/housekeeping.ts';
import { scheduledJobs } from './platform/jobs/scheduledJobs.ts';
import { Facts } from './platform/facts.ts';
import { Reactions } from './platform/reactions.ts';
import { Life } from './platform/life.ts';
import { createLog } from './platform/log.ts';
import { createCollegeLookups } from './lookups.ts';
import { measuredPressure } from './platform/waiting-room/pressure.ts';
import { createMailer } from './platform/mail/createMailer.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { createRemita } from './platform/payment/createRemita.ts';
import { createClosingDates } from './platform/programmes/closingDates.ts';
import { withPublications } from './platform/programmes/formPublications.ts';
import { liveCatalogue } from './platform/programmes/liveCatalogue.ts';
import { logRefusals } from './platform/programmes/refusalText.ts';
import { publishProgrammes } from './platform/programmes/publishedProgrammes.ts';
import { withRemoved } from './platform/programmes/removedProgrammes.ts';
import type { Platform } from './platform/platform.ts';
import { closeWithin, partLater } from './platform/web/stopping.ts';
import type { Settings } from './platform/settings.ts';
import { seed } from './seed.ts';

export interface Server {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly address: string;
  readonly demo: DemoSeeding;
  close(): Promise<void>;
}

const LONGEST_REQUESTS_MS = 10_000;

export interface ServerEvents {
  /** A restored backup has replaced the database: nothing in memory is true any more. */
  restored?(): void;
}

/** What was opened is closed again before it throws. */
export async function startServer(settings: Settings, { restored }: ServerEvents = {}): Promise<Server> {
  const log = createLog(settings.logLevel);
  const patience = new StartPatience(log);
  const platform = await openPlatform(settings, log, patience);
  try {
    await seed(platform, domains);
    await scheduleHousekeeping(platform);
    if (restored)
      await platform.database.listen(RESTORED, (madeAt) => {
        if (madeAt !== null) restored();
      });
    const closeControlServer =
      platform.database.kind === 'embedded' ? await openControlServer(platform) : async () => undefined;
    const { app, address } = await listen(platform);
    patience.end();
    const demo = seedDemo(platform, domains);
    return { app, platform, address, demo, close: () => drain(platform, app, demo, closeControlServer) };
  } catch (error) {
    await closePlatform(platform);
    throw error;
  }
}

async function drain(
  platform: Platform,
  app: FastifyInstance,
  demo: DemoSeeding,
  closeControlServer: () => Promise<void>,
): Promise<void> {
  platform.life.drain();
  const demoStopped = demo.stop();
  await pause(platform.settings.drainSeconds * 1000);
  await closeControlServer();
  partLater(app.server);
  await closeWithin(app, LONGEST_REQUESTS_MS);
  await demoStopped;
  await closePlatform(platform);
}

/** `knobs` lets tests make the sandbox fail. */
export async function listen(
  platform: Platform,
  options: AppOptions & { knobs?: boolean } = {},
): Promise<{ app: FastifyInstance; address: string }> {
  const { settings } = platform;
  const app = await createApp(platform, options);
  if (settings.sandbox) await mountSandbox(app, platform, options.knobs ?? false);
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await app.close();
    throw error;
  }
  return { app, address: localAddress(app) };
}

async function openPlatform(settings: Settings, log: Platform['log'], patience: StartPatience): Promise<Platform> {
  const { dataDir, databaseUrl, declarations } = settings;
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  const declared = readDeclarations(declarations);
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    log,
    waitForConnection: patience.wait,
    observe: (statement, seconds) => metrics.statements.observe({ statement }, seconds),
  });
  const catalogue = liveCatalogue(await withRemoved(database, await withPublications(database, declared), new Date()));
  logRefusals(log, catalogue.refusals);
  const programmes = await publishProgrammes(database, catalogue, new Date());
  const jobs = scheduledJobs(database, log);
  const files = await folderFileStore(join(dataDir, 'files'));
  const pressure = measuredPressure(database, settings.busyAt);
  const now = () => new Date();
  const mail = createMailer({ settings, database, log, now });
  const backgroundJobs = createBackgroundJobs({ database, log, now });
  const [closingDates, lookups] = [createClosingDates(), createCollegeLookups(now)];
  return {
    settings,
    database,
    catalogue,
    programmes,
    closingDates,
    lookups,
    files,
    jobs,
    backgroundJobs,
    mail,
    remita: createRemita(settings.remita),
    log,
    life: new Life(),
    reactions: new Reactions(),
    facts: new Facts(),
    metrics,
    pressure,
    now,
  };
}

async function closePlatform({ jobs, database, pressure }: Platform): Promise<void> {
  pressure.stop();
  await jobs.close();
  await database.close();
}

/** A socket leads to it, as to a real provider. */
async function mountSandbox(
  app: FastifyInstance,
  { settings, database, now }: Platform,
  control: boolean,
): Promise<void> {
  await app.register(remitaSandbox, {
    prefix: '/remita-sandbox',
    merchant: settings.remita,
    store: databaseStore(database),
    notifyAddress: () => `${localAddress(app)}/api/Payment/notification`,
    control,
    now,
  });
}

const localAddress = (app: FastifyInstance): string => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
