import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import { createRunner } from './runner.ts';
import { EVERY_MINUTE } from './jobs.ts';

/**
 * Runs `work` each minute, and at once when it is prompted; whatever a server dies with, the next run does.
 * @returns the prompt, which does not wait
 */
export async function promptedJob(
  app: FastifyInstance,
  { jobs, log }: Pick<Platform, 'jobs' | 'log'>,
  name: string,
  work: () => Promise<void>,
): Promise<() => void> {
  const closing = new AbortController();
  const runner = createRunner(
    work,
    (error) => log.error({ err: error, job: name }, 'a prompted job failed'),
    closing.signal,
  );
  app.addHook('onClose', () => {
    closing.abort();
    return runner.done();
  });
  await jobs.schedule(name, EVERY_MINUTE, () => {
    runner.run();
    return runner.done();
  });
  return runner.run;
}
