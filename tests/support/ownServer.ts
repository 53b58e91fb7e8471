import { callerOf, type Caller } from './call.ts';
import { startCollege } from './colleges.ts';
import type { Databases } from './databases.ts';

export interface OwnServer extends Caller {
  readonly address: string;
  readonly pid: number;
}

/** A demo college in a process of its own, as it is started: what it costs can be read apart. It ends with the tests. */
export async function ownServer(databases: Databases, env: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const { dataDir, databaseUrl } = await databases.seededPlace();
  const { address, pid, stop } = await startCollege({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env });
  databases.whenOver(stop);
  return { ...callerOf(address), address, pid };
}
