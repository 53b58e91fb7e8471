import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { ensureServer, SERVER } from '../../../scripts/build/server.ts';
import { plainReason } from '#server/plainReason.ts';
import { readSettings } from '#server/platform/settings.ts';
import { callerOf } from '../../support/call.ts';
import { freePort } from '../../support/freePort.ts';
import { type Databases, databasesOf, onBothDatabases } from '../../support/databases.ts';
import { startProcess } from '../../support/serverProcess.ts';
import { until } from '../../support/until.ts';
import { isLong } from '../../support/volume.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** How each of its lives ends, one after the other. That PostgreSQL's server starts again is seen behind nginx too. */
const LIVES: Readonly<Record<Databases['kind'], readonly NodeJS.Signals[]>> = {
  embedded: ['SIGTERM', 'SIGINT'],
  postgres: isLong ? ['SIGTERM', 'SIGINT'] : ['SIGINT'],
};

onBothDatabases('npm start', (databases) => {
  test('says where it is, answers, finds what the last one left, and ends in peace when told to; another one finds what it has taken, and says so in one line', async () => {
    const env = await environmentOf(databases);
    ensureServer();
    for (const [life, signal] of LIVES[databases.kind].entries()) {
      const { child, serving, output, ended } = startProcess(env, SERVER);
      databases.whenOver(async () => {
        child.kill('SIGKILL');
        await ended;
      });
      await serving;
      expect(output()).toContain(`is at http://localhost:${env['PORT']}`);
      expect(await databaseAt(env)).toBe(databases.kind);
      if (life === 0) await expectTaken(databases, env, child.pid!);
      child.kill(signal);
      expect(await ended).toBe(0);
    }
  });
});

const databaseAt = async ({ PORT }: Environment) =>
  (await callerOf(`http://127.0.0.1:${PORT}`).call('GET', '/api/health')).data.database;

async function expectTaken(databases: Databases, env: Environment, by: number): Promise<void> {
  const another = startProcess({
    ...env,
    PORT: databases.kind === 'postgres' ? env['PORT'] : String(await freePort()),
  });
  expect(await another.ended).toBe(1);
  expect(another.output()).toBe(
    databases.kind === 'postgres'
      ? `Port ${env['PORT']} is in use. Stop what uses it, or set PORT to another.\n`
      : `The data directory ${env['DATA_DIR']} is in use by process ${by}. Stop it, or set DATA_DIR to another folder.\n`,
  );
}

describe('a start beside fifty others', () => {
  const databases = databasesOf('postgres');

  test('waits for a database that gives no connection within ten seconds, says so, and serves', async () => {
    const { databaseUrl, dataDir } = await databases.seededPlace();
    const slow = await slowDatabase(databaseUrl!);
    databases.whenOver(slow.close);
    const env = { PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: slow.databaseUrl };
    const { child, serving, output, ended } = startProcess(env);
    databases.whenOver(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    await Promise.race([
      serving,
      until('the start says that it waits', () => expect(output()).toContain('the start waits for a connection')),
    ]);
    slow.answer();
    await serving;
    expect(await databaseAt(env)).toBe('postgres');
  });
});

/** A port at which connections are taken, and nothing is answered before `answer` is called. */
async function slowDatabase(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSlow = true;
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => socket.destroy()));
    if (isSlow) return;
    const beyond = connect({ host: hostname, port: Number(port || 5432) });
    sockets.add(beyond.on('error', () => socket.destroy()));
    socket.pipe(beyond).pipe(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const at = new URL(databaseUrl);
  at.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    databaseUrl: at.href,
    answer: () => {
      isSlow = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test('a database that is not there ends the start in one line', async () => {
  const { ended, output } = startProcess({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  expect(await ended).toBe(1);
  expect(output()).toBe('The database at DATABASE_URL cannot be reached.\n');
});

test('so does a setting that cannot be', () => {
  const reason = () => {
    try {
      return readSettings({ PORT: 'three' });
    } catch (mistake) {
      return plainReason(mistake);
    }
  };
  expect(reason()).toBe("PORT must be a number from 1 to 65535, not 'three'");
});

/** The first start on PostgreSQL begins the college; the embedded one's is that of every journey. */
async function environmentOf(databases: Databases): Promise<Environment> {
  const { dataDir, databaseUrl } = await (databases.kind === 'postgres'
    ? databases.freshPlace()
    : databases.seededPlace());
  return { PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
}
