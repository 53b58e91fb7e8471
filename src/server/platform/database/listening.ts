import pg from 'pg';

/** What `Database.listen` is given: the message, or null when some may have been missed. */
export type Heard = (message: string | null) => void;

const SOONEST_MS = 500;
const LATEST_MS = 30_000;

/**
 * Listens to a channel of PostgreSQL on a connection of its own, which is opened again, ever later, when it is lost.
 * @returns how to stop
 */
export async function listenBeside(connectionString: string, channel: string, heard: Heard, onError: (cause: Error) => void): Promise<() => Promise<void>> {
  let client: pg.Client;
  let again: NodeJS.Timeout | undefined;
  let pause = SOONEST_MS;
  let closed = false;

  const open = async () => {
    client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 10_000 });
    client.on('error', onError);
    client.on('notification', ({ payload = '' }) => heard(payload));
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
      heard(null);
    } catch (cause) {
      onError(cause as Error);
    }
  };

  await open();
  return async () => {
    closed = true;
    clearTimeout(again);
    await client.end();
  };
}

/**
 * Listens on the embedded database's one connection, which hears what it says itself as its transactions commit; nothing
 * holds it. `attach` is for a connection that stands in its place.
 */
export class OwnEars {
  readonly #channels = new Map<string, Heard>();

  readonly attach = async (client: pg.ClientBase): Promise<void> => {
    client.on('notification', ({ channel, payload = '' }) => this.#channels.get(channel)?.(payload));
    for (const channel of this.#channels.keys()) await client.query(`listen ${channel}`);
  };

  async listen(pool: pg.Pool, channel: string, heard: Heard): Promise<void> {
    this.#channels.set(channel, heard);
    await pool.query(`listen ${channel}`);
  }
}
