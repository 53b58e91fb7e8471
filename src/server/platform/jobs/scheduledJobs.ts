import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { nextRun, type Jobs, type Schedule } from './jobs.ts';
import { createRunner } from './runner.ts';
import { addJob, endRun, extendLeases, leaseDue } from './sql.ts';

interface Job {
  readonly schedule: Schedule;
  readonly work: () => Promise<void>;
}

const POLLING_SECONDS = 20;

/** A server that dies leaves its jobs to the others after this time. It is several polls long, each of which extends it. */
const LEASE_MS = 2 * 60_000;

/** All jobs under way share this time when a server closes. */
const LONGEST_CLOSE_MS = 10_000;

/** One statement a poll finds what is due. A job that fails is logged, and runs again at its next time. */
export function scheduledJobs(database: Database, log: FastifyBaseLogger, pollingSeconds = POLLING_SECONDS): Jobs {
  const runner = randomUUID();
  const jobs = new Map<string, Job>();
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  const polling = createRunner(poll, (error) => log.error({ err: error }, 'jobs'), closing.signal);
  const timer = setInterval(polling.run, pollingSeconds * 1_000);

  async function poll(): Promise<void> {
    const now = new Date();
    const leasedUntil = new Date(now.getTime() + LEASE_MS);
    if (underWay.size > 0) await extendLeases(database, { runner, leasedUntil });
    const due = await leaseDue(database, { names: [...jobs.keys()], runner, leasedUntil, now });
    for (const { name } of due) {
      const run = runJob(name, jobs.get(name)!).finally(() => underWay.delete(run));
      underWay.add(run);
    }
  }

  async function runJob(name: string, { schedule, work }: Job): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed');
    }
    await endRun(database, { name, runner, dueAt: nextRun(schedule, new Date()) }).catch((error: unknown) =>
      log.error({ err: error, job: name }, 'the end of a job was not written: it runs again when its lease has ended'),
    );
  }

  return {
    async schedule(name, schedule, work) {
      await addJob(database, { name, dueAt: nextRun(schedule, new Date()) });
      jobs.set(name, { schedule, work });
    },
    async close() {
      clearInterval(timer);
      closing.abort();
      await polling.done();
      const giveUp = new AbortController();
      const longest = pause(LONGEST_CLOSE_MS, undefined, { signal: giveUp.signal }).catch(() => undefined);
      await Promise.race([Promise.all(underWay), longest]);
      giveUp.abort();
    },
  };
}
