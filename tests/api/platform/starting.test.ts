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

  test('says where it is, answers, and ends in peace when told to; a second start finds what the first left', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const { child, output, serving, ended } = startProcess(env);
      await serving;
      expect(output()).toContain(`is at http://localhost:${env['PORT']}`);
      expect((await callerOf(`http://127.0.0.1:${env['PORT']}`).call('GET', '/api/health')).data.database).toBe(ground.kind);
      child.kill(signal);
      expect(await ended).toBe(0);
    }
  });

  test('finds its port taken, or its data directory, and says so in one line', async () => {
    const first = startProcess(env);
    ground.whenOver(async () => {
      first.child.kill('SIGKILL');
      await first.ended;
    });
    await first.serving;
    const elsewhere = await environmentOf(ground);
    const samePort = startProcess({ ...elsewhere, PORT: env['PORT'] });
    expect(await samePort.ended).toBe(1);
    expect(samePort.output()).toBe(`Port ${env['PORT']} is in use. Stop what uses it, or set PORT to another.\n`);
    if (ground.kind === 'embedded') {
      const sameData = startProcess({ ...env, PORT: elsewhere['PORT'] });
      expect(await sameData.ended).toBe(1);
      expect(sameData.output()).toBe(`The data directory ${env['DATA_DIR']} is in use by process ${first.child.pid}. Stop it, or set DATA_DIR to another folder.\n`);
    }
  });
});

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
