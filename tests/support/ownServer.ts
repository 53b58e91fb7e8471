import { callerOf, type Caller } from './call.ts';
import { freePort } from './freePort.ts';
import type { Ground } from './grounds.ts';
import { startProcess } from './serverProcess.ts';

export interface OwnServer extends Caller {
  readonly address: string;
  readonly pid: number;
}

/** A demo college in a process of its own, as it is started: what it costs can be read apart. It ends with the tests. */
export async function ownServer(ground: Ground, env: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const [place, port] = [await ground.seededPlace(), await freePort()];
  const address = `http://127.0.0.1:${port}`;
  const { child, serving, ended } = startProcess({ PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: address, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, LOG_LEVEL: 'silent', ...env });
  ground.whenOver(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  await serving;
  return { ...callerOf(address), address, pid: child.pid! };
}
