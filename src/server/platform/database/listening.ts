import pg from 'pg';

/** The message is null when some may have been missed. */
export type Heard = (message: string | null) => void;

const SOONEST_MS = 500;
const LATEST_MS = 30_000;

/** Listens on a connection of its own, which is reopened, ever later, when it is lost; the result stops it. */
export async function listenBeside(
  connectionString: string,
  channel: string,
  onMessage: Heard,
  onError: (cause: Error) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client;
  let again: NodeJS.Timeout | undefined;
  let pause = SOONEST_MS;
  let closed = false;

  const open = async () => {
    client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 10_000 });
    client.on('error', onError);
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    client.once('end', () => {
      if (!closed) again = setTimeout(() => void reopen(), pause);
      pause = Math.min(pause * 2, LATEST_MS);
    });
    await client.connect();
    await client.query(`listen ${channel}`);
    pause = SOONEST_MS;
  };
  const reopen = async () => {
    try {
      await open();
      onMessage(null);
    } catch (cause) {
      onError(cause as Error);
    }
  };

  const stop = () => {
    closed = true;
    clearTimeout(again);
  };
  try {
    await open();
  } catch (cause) {
    stop();
    throw cause;
  }
  return async () => {
    stop();
    await client.end();
  };
}

/** The embedded database's connection hears its own notifications on commit; `attach` is for one that replaces it. */
export class OwnEars {
  readonly #channels = new Map<string, Heard>();

  readonly attach = async (client: pg.ClientBase): Promise<void> => {
    client.on('notification', ({ channel, payload = '' }) => this.#channels.get(channel)?.(payload));
    for (const channel of this.#channels.keys()) await client.query(`listen ${channel}`);
  };

  async listen(pool: pg.Pool, channel: string, onMessage: Heard): Promise<void> {
    this.#channels.set(channel, onMessage);
    await pool.query(`listen ${channel}`);
  }
}
