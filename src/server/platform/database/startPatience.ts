import type { FastifyBaseLogger } from 'fastify';

/** What `pg` and its pool say when no connection came within its time. */
const NO_CONNECTION =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout|timeout expired)$/;

/** Nothing has been sent to the database then, so that a statement may be repeated. */
const gotNoConnection = (cause: unknown): boolean => cause instanceof Error && NO_CONNECTION.test(cause.message);

/** Runs `attempt`, which asks the pool for a connection. */
export type WaitForConnection = <T>(attempt: () => Promise<T>) => Promise<T>;

/**
 * A start waits for a connection as long as it takes and says so, where a request is answered that it cannot be served:
 * on a machine with fifty other busy processes the first start ended because one checkpoint took over ten seconds.
 */
export class StartPatience {
  #isOver = false;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;

  constructor(log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#log = log;
  }

  /** The server has started: whoever waits from now on is a request or a job. */
  end(): void {
    this.#isOver = true;
  }

  /** It is repeated only when there was no connection. */
  readonly wait: WaitForConnection = async (attempt) => {
    for (;;) {
      try {
        return await attempt();
      } catch (cause) {
        if (this.#isOver || !gotNoConnection(cause)) throw cause;
        this.#log.warn('The database is busy or slow to answer: the start waits for a connection.');
      }
    }
  };
}
