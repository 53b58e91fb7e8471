import { callerOf, type Caller } from './call.ts';
import { startCollege } from './colleges.ts';
import type { Ground } from './grounds.ts';

export interface OwnServer extends Caller {
  readonly address: string;
  readonly pid: number;
}

/** A demo college in a process of its own, as it is started: what it costs can be read apart. It ends with the tests. */
export async function ownServer(ground: Ground, env: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const { dataDir, databaseUrl } = await ground.seededPlace();
  const { address, pid, stop } = await startCollege({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env });
  ground.whenOver(stop);
  return { ...callerOf(address), address, pid };
}
