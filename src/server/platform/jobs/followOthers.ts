import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import { createRunner } from './runner.ts';

/** How long a server may act on what another has changed. */
const LOOK_EVERY_MS = 2000;

/** Polls as long as the app is open; `what` names it in the log. The signal is aborted when the app closes. */
export function followOthers(
  app: FastifyInstance,
  { log }: Pick<Platform, 'log'>,
  what: string,
  look: () => Promise<void>,
): AbortSignal {
  const closing = new AbortController();
  const looking = createRunner(look, (error) => log.error({ err: error }, what), closing.signal);
  const timer = setInterval(looking.run, LOOK_EVERY_MS);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
    await looking.done();
  });
  return closing.signal;
}
