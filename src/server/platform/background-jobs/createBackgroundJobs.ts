import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '../database/database.ts';
import { createRunner } from '../jobs/runner.ts';
import type { Platform } from '../platform.ts';
import { Problem } from '../problem.ts';
import type { BackgroundJobs, JobKind } from './backgroundJobs.ts';
import { ownerOf } from './owner.ts';
import { createRest } from './rest.ts';
import { advanceJob, countUnderWay, delayJob, endJob, insertJob, lockOwner, takeJob } from './sql.ts';

/** One person's work does not keep everybody else's waiting. */
const MOST_A_PERSON = 10;

const MOST_FAILURES = 3;
const AFTER_A_FAILURE_MS = 5_000;
const GIVEN_UP = 'Something went wrong. What was done before stays done. Please start it again';

const execute = (tx: Queryable, text: string) => tx.query({ name: '', text, values: [] });

export function createBackgroundJobs({
  database,
  log,
  now,
}: Pick<Platform, 'database' | 'log' | 'now'>): BackgroundJobs {
  const kinds = new Map<string, JobKind>();
  const rest = createRest(database.kind);
  const closing = new AbortController();
  const runner = createRunner(runAll, (error) => log.error({ err: error }, 'background jobs'), closing.signal);

  async function runAll(): Promise<void> {
    while (!closing.signal.aborted) {
      const step = await runStep();
      if (!step) return;
      await pause(rest.after(step, performance.now()), undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  /**
   * Whose job it was and how long it worked; undefined where no job is due. A step that waits for requests has not worked yet: with that
   * counted, 1,200 promotions took over a minute on a busy machine. A failure is written down while the row is still locked, or another
   * server would try at once.
   */
  async function runStep(): Promise<{ readonly owner: string; readonly workedMs: number } | undefined> {
    let kind: JobKind | undefined;
    let owner = '';
    let began = 0;
    const isAllDone = await database.transaction(async (tx) => {
      began = performance.now();
      const [job] = await takeJob(tx, { kinds: [...kinds.keys()], now: now() });
      if (!job) return false;
      kind = kinds.get(job.kind)!;
      owner = job.owner;
      await execute(tx, 'savepoint step');
      try {
        const { done, reached, result = null } = await kind.step(tx, { ...job, by: await ownerOf(tx, job) });
        await advanceJob(tx, { jobId: job.id, done, reached, result, now: now() });
        return result === null && done === job.total;
      } catch (error) {
        await execute(tx, 'rollback to savepoint step');
        await failed(tx, job.id, error);
        return false;
      }
    });
    if (isAllDone)
      await kind?.allDone?.().catch((error: unknown) => log.error({ err: error }, 'after a background job'));
    return kind && { owner, workedMs: performance.now() - began };
  }

  async function failed(tx: Queryable, jobId: string, error: unknown): Promise<void> {
    if (error instanceof Problem && error.status < 500)
      return void (await endJob(tx, { jobId, state: 'failed', error: error.message, now: now() }));
    log.error({ err: error, job: jobId }, 'a background job failed');
    const [delayed] = await delayJob(tx, { jobId, dueAt: new Date(now().getTime() + AFTER_A_FAILURE_MS) });
    if (delayed!.failures >= MOST_FAILURES) await endJob(tx, { jobId, state: 'failed', error: GIVEN_UP, now: now() });
  }

  /** @throws Problem 429 for one more than a person may have under way */
  async function requireRoom(tx: Queryable, owner: string): Promise<void> {
    await lockOwner(tx, { owner });
    const [counted] = await countUnderWay(tx, { owner });
    if (counted!.jobs >= MOST_A_PERSON)
      throw new Problem(
        429,
        `You have ${MOST_A_PERSON} jobs under way already. Please wait until one has ended, or cancel one`,
        { title: 'Too Many Jobs!', retryAfter: 30 },
      );
  }

  return {
    define(kind) {
      if (kinds.has(kind.name)) throw new Error(`Two kinds of background jobs are named '${kind.name}'`);
      kinds.set(kind.name, kind);
    },
    async enqueue(tx, { id: jobId = randomUUID(), ...job }, { user, ip }) {
      await requireRoom(tx, user.userId);
      await insertJob(tx, { ...job, jobId, owner: user.userId, impersonator: user.impersonatorId, ip, now: now() });
      return jobId;
    },
    prompt: runner.run,
    noteRequest: (person) => rest.note(person, performance.now()),
    runDue() {
      runner.run();
      return runner.done();
    },
    close() {
      closing.abort();
      return runner.done();
    },
  };
}
