import type { RemitaSettings } from '#server/platform/settings.ts';
import type { Databases } from './databases.ts';
import { prepareServerProcess } from './serverProcess.ts';
import type { DatabasePlace } from './testDatabases.ts';

export interface MortalServer {
  readonly address: string;
  /** Resolves when it serves, at once where it does. */
  serving(): Promise<unknown>;
  /** Killed with no warning, and started again on what it left. */
  killed(): Promise<void>;
  /** Killed for good. */
  ended(): Promise<void>;
}

interface Mortal {
  readonly deaths: number;
  /** It reads its modules meanwhile, and opens its database afterwards. */
  readonly after: Promise<unknown>;
  readonly env?: Readonly<Record<string, string>>;
}

/** A server in a process of its own, which dies so many times. The next one has read its modules before the last one dies. */
export async function mortalServer(
  databases: Databases,
  place: DatabasePlace,
  port: number,
  remita: RemitaSettings,
  { deaths, after, env = {} }: Mortal,
): Promise<MortalServer> {
  const prepare = () => prepareServerProcess(place, port, remita, env);
  let left = deaths;
  /** After its last death nobody waits beside it: reading all modules costs seconds of a processor. */
  const prepareNext = () => (left > 0 ? prepare() : undefined);
  const first = prepare();
  databases.whenOver(first.kill);
  await after;
  let server = await first.start();
  let following = prepareNext();
  let serving: Promise<unknown> = Promise.resolve();
  const ended = async () => {
    await Promise.all([server.kill(), following?.kill()]);
  };
  databases.whenOver(ended);
  return {
    address: server.address,
    serving: () => serving,
    async killed() {
      const successor = following;
      if (!successor) throw new Error(`It dies ${deaths} times only`);
      const next = server.kill().then(() => successor.start());
      serving = next;
      server = await next;
      left -= 1;
      following = prepareNext();
    },
    ended,
  };
}
