import { readFileSync } from 'node:fs';
import { freePort } from '../../support/freePort.ts';
import { startProcess } from '../../support/serverProcess.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';

/** The same college at several ports, each server a process as `npm start` makes it. */
export interface Fleet {
  readonly ports: readonly number[];
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

export const METRICS_TOKEN = 'a-token-of-the-bench';

export async function startFleet(
  { databaseUrl = '', dataDir }: Pick<DatabasePlace, 'databaseUrl' | 'dataDir'>,
  size: number,
): Promise<Fleet> {
  const servers: { port: number; child: ReturnType<typeof startProcess> }[] = [];
  for (let each = 0; each < size; each += 1) {
    const port = await freePort();
    const child = startProcess({
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      TRUSTED_PROXIES: '127.0.0.1',
      METRICS_TOKEN,
    });
    await child.serving;
    servers.push({ port, child });
  }
  return {
    ports: servers.map(({ port }) => port),
    pids: servers.map(({ child }) => child.child.pid!),
    async stop() {
      for (const { child } of servers) child.child.kill('SIGTERM');
      await Promise.all(servers.map(({ child }) => child.ended));
    },
  };
}

/** What an applicant's browser fetches once: what the landing page names, and what the service worker keeps. */
export function filesOfPortal(landing: string): string[] {
  const worker = readFileSync(new URL('../../../dist/portal/service-worker.js', import.meta.url), 'utf8');
  return [...new Set(`${landing} ${worker}`.match(/\/?assets\/[\w.-]+\.(?:js|css)/g))].map(
    (path) => `/${path.replace(/^\//, '')}`,
  );
}
