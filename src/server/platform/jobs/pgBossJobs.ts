import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Jobs } from './jobs.ts';

/**
 * Jobs on pg-boss, through our own database: it sends one short statement at a time and holds no connection, so it
 * lives beside everything else on the embedded database's only one. A schedule counts minutes, once for all servers;
 * a job that fails is logged and comes again at its next time. `polling` is the seconds between two looks at a queue:
 * no job is in a hurry.
 */
export async function pgBossJobs(database: Database, log: FastifyBaseLogger, polling = 20): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values = []) => database.query({ name: '', text, values }) },
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
      await boss.work(name, { pollingIntervalSeconds: polling }, () => logged(work, name, log));
      await boss.schedule(name, cron);
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

async function logged(work: () => Promise<void>, name: string, log: FastifyBaseLogger): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, job: name }, 'job failed');
    throw error;
  }
}
