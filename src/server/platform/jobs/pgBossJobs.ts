import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import PgBoss from 'pg-boss';
import type { Database } from '../database/database.ts';
import { createInFlight } from './inFlight.ts';
import type { Jobs } from './jobs.ts';

/** For jobs and statements under way when the server stops, all together: the process does not wait longer. */
const LONGEST_CLOSE_MS = 10_000;

/**
 * Jobs on pg-boss, through our own database: it sends one short statement at a time and holds no connection, so it
 * lives beside everything else on the embedded database's only one. A schedule counts minutes, once for all servers;
 * a job that fails is logged and comes again at its next time. `polling` is the seconds between two looks at a queue:
 * no job is in a hurry.
 *
 * pg-boss stops while a look at a queue is under way, runs the job that it brings, and waits for no statement that ends a
 * job: one that met a closed database ended the process. So what is under way is counted here, and closing waits for it.
 */
export async function pgBossJobs(database: Database, log: FastifyBaseLogger, polling = 20): Promise<Jobs> {
  const inFlight = createInFlight();
  let isClosed = false;
  const boss = new PgBoss({
    db: { executeSql: (text, values = []) => (isClosed ? unanswered() : inFlight.track(untilNoDeadlock(() => database.query({ name: '', text, values })))) },
    schema: 'jobs',
    cronWorkerIntervalSeconds: polling,
    cronMonitorIntervalSeconds: polling,
    maintenanceIntervalMinutes: 10,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  return {
    async schedule(name, cron, work) {
      await boss.createQueue(name, { name, policy: 'singleton', retryLimit: 0 });
      await boss.work(name, { pollingIntervalSeconds: polling }, () => inFlight.track(logged(work, name, log)));
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

/**
 * Servers that make the same queues at once lock what the other has: PostgreSQL ends one of the statements, which has done
 * nothing then and is run again. Each time another one has got through.
 */
async function untilNoDeadlock<Result>(run: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== DEADLOCK) throw error;
    }
  }
}

/** Whatever asks after closing is a leftover of pg-boss, which nobody waits for. */
const unanswered = () => new Promise<never>(() => undefined);

async function logged(work: () => Promise<void>, name: string, log: FastifyBaseLogger): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, job: name }, 'job failed');
    throw error;
  }
}
