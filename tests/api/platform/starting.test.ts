import { beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../support/call.ts';
import { freePort } from '../../support/freePort.ts';
import { type Ground, onBothGrounds } from '../../support/grounds.ts';
import { startProcess } from '../../support/serverProcess.ts';

onBothGrounds('npm start', (ground) => {
  let env: Record<string, string | undefined>;
  beforeAll(async () => {
    env = await environmentOf(ground);
  });

  test('says where it is, answers, and ends in peace when told to', async () => {
    const { child, serving, output, ended } = startProcess(env);
    await serving;
    expect(output()).toContain(`is at http://localhost:${env['PORT']}`);
    expect(await databaseAt(env)).toBe(ground.kind);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('finds what the first left; another one finds what it has taken, and says so in one line', async () => {
    const { child, serving, ended } = startProcess(env);
    await serving;
    expect(await databaseAt(env)).toBe(ground.kind);
    const another = startProcess({ ...env, PORT: ground.kind === 'postgres' ? env['PORT'] : String(await freePort()) });
    expect(await another.ended).toBe(1);
    expect(another.output()).toBe(ground.kind === 'postgres'
      ? `Port ${env['PORT']} is in use. Stop what uses it, or set PORT to another.\n`
      : `The data directory ${env['DATA_DIR']} is in use by process ${child.pid}. Stop it, or set DATA_DIR to another folder.\n`);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});

const databaseAt = async ({ PORT }: Readonly<Record<string, string | undefined>>) => (await callerOf(`http://127.0.0.1:${PORT}`).call('GET', '/api/health')).data.database;

test.each([
  [{ PORT: 'three' }, "PORT must be a number from 1 to 65535, not 'three'\n"],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }, 'The database at DATABASE_URL cannot be reached.\n'],
])('%j ends the start in one line', async (env, line) => {
  const { ended, output } = startProcess(env);
  expect(await ended).toBe(1);
  expect(output()).toBe(line);
});

async function environmentOf(ground: Ground): Promise<Record<string, string | undefined>> {
  const { dataDir, databaseUrl } = await ground.freshPlace();
  return { PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
}
