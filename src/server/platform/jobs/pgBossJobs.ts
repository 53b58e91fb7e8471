import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import PgBoss from 'pg-boss';
import type { Database } from '../database/database.ts';
import { gotNoConnection } from '../database/startPatience.ts';
import { createInFlight } from './inFlight.ts';
import type { Jobs } from './jobs.ts';

/** All jobs and statements under way share this time. */
const LONGEST_CLOSE_MS = 10_000;

/**
 * pg-boss holds no connection, so it can share the embedded database's only one. A failed job runs again at its next time.
 * While it stops, pg-boss still runs a job that it is fetching and waits for no statement that ends a job: one that met a
 * closed database ended the process. So closing waits for what is in flight.
 */
export async function pgBossJobs(database: Database, log: FastifyBaseLogger, pollingSeconds = 20): Promise<Jobs> {
  const inFlight = createInFlight();
  let isClosed = false;
  const boss = new PgBoss({
    db: {
      executeSql: (text, values = []) =>
        inFlight.track(untilUndisturbed(() => (isClosed ? unanswered() : database.query({ name: '', text, values })))),
    },
    schema: 'jobs',
    cronWorkerIntervalSeconds: pollingSeconds,
    cronMonitorIntervalSeconds: pollingSeconds,
    maintenanceIntervalMinutes: 10,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  return {
    async schedule(name, cron, work) {
      await boss.createQueue(name, { name, policy: 'singleton', retryLimit: 0 });
      await boss.work(name, { pollingIntervalSeconds: pollingSeconds }, () => inFlight.track(logged(work, name, log)));
      await boss.schedule(name, cron);
    },
    async close() {
      const end = performance.now() + LONGEST_CLOSE_MS;
      await boss.stop({ graceful: true, timeout: LONGEST_CLOSE_MS });
      await inFlight.settled(Math.max(0, end - performance.now()));
      isClosed = true;
    },
  };
}

const DEADLOCK = '40P01';
/** `create schema if not exists` fails so where another server makes it at the same moment. */
const MADE_MEANWHILE = 'pg_namespace_nspname_index';

/**
 * Servers that make the same queues at once are in each other's way. PostgreSQL undoes one statement, which is rerun: another got through.
 * One that got no connection in its time is rerun too: pg-boss waits for no statement that ends a job, and its error ended the process.
 */
async function untilUndisturbed<Result>(run: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isUndone(error) && !gotNoConnection(error)) throw error;
    }
  }
}

const isUndone = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === DEADLOCK || error.constraint === MADE_MEANWHILE);

/** Only leftovers of pg-boss query after closing, and nobody waits for those. */
const unanswered = () => new Promise<never>(() => undefined);

async function logged(work: () => Promise<void>, name: string, log: FastifyBaseLogger): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, job: name }, 'job failed');
    throw error;
  }
}
