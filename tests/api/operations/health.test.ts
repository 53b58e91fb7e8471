import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readiness } from '#server/operations/health/service.ts';
import { createLog } from '#server/platform/log.ts';
import { onDatabases } from '../../support/databases.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';
import { until } from '../../support/until.ts';

onDatabases('a server', (databases) => {
  let place: DatabasePlace;
  let server: TestServer;
  beforeAll(async () => {
    place = await databases.freshPlace();
    server = await freshServer(databases, { place });
  });
  const ready = () => server.call('GET', '/api/health/ready');
  /** What was found a second ago is believed. */
  const soon = (errors: Record<string, string> | undefined) =>
    until(`it answers ${JSON.stringify(errors ?? 'that it is ready')}`, async () =>
      expect((await ready()).json.errors).toEqual(errors),
    );
  const run = (text: string) => server.platform.database.query({ name: '', text, values: [] });

  test('is ready when its database answers and is migrated, and its disk takes a file', async () => {
    await soon(undefined);
    expect(await ready()).toMatchObject({ status: 200, data: { ready: true } });
    await run("update migration set name = 'x' where name = '0004_notices.sql'");
    await soon({ database: 'Its migrations are not those of this program' });
    await run("update migration set name = '0004_notices.sql' where name = 'x'");
    await soon(undefined);
  });

  test('is alive, but not ready, while its college is restored: everything else is put off', async () => {
    await server.platform.life.restoring(async () => {
      const { status, json, headers } = await ready();
      expect([status, json.errors, headers.get('retry-after')]).toEqual([503, { server: 'It is restoring' }, '5']);
      expect((await server.call('GET', '/api/health')).status).toBe(200);
      const refused = await server.call('GET', '/api/Programme/nothing');
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    });
    await soon(undefined);
  });

  test('says so when it cannot write, and when its database does not answer as it should; it is alive all the same', async () => {
    const own = await freshServer(databases);
    const found = async () =>
      (await own.call('GET', '/api/health/ready')).json.errors as Record<string, string> | undefined;
    await own.platform.database.query({ name: '', text: 'alter table migration rename to gone', values: [] });
    await until('the fault of the database is found', async () =>
      expect((await found())?.['database']).toBe('It cannot be used'),
    );
    rmSync(own.platform.settings.dataDir, { recursive: true, force: true });
    await until('the fault of the disk is found', async () =>
      expect((await found())?.['disk']).toBe('It cannot be used'),
    );
    expect((await own.call('GET', '/api/health')).status).toBe(200);
  });

  test('writes the cause of a fault into its log once, however often it is probed, and that the fault is over', async () => {
    const { database, settings } = server.platform;
    const lines: Record<string, unknown>[] = [];
    let checks = 0;
    const counted: typeof database = {
      ...database,
      query: (statement) => {
        checks += 1;
        return database.query(statement);
      },
    };
    const probe = readiness({
      ...server.platform,
      database: counted,
      settings: { ...settings, dataDir: join(settings.dataDir, 'gone') },
      log: createLog('info', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) }),
    });
    const checked = (times: number, errors: Record<string, string>) =>
      until(`${times} checks find ${JSON.stringify(errors)}`, async () => {
        expect(await probe()).toEqual(errors);
        expect(checks).toBeGreaterThanOrEqual(times);
      });
    const logged = (check: string) => lines.filter((line) => line['check'] === check);

    await run('alter table migration rename to gone');
    await checked(2, { database: 'It cannot be used', disk: 'It cannot be used' });
    expect(logged('disk')).toMatchObject([{ level: 50, fault: 'It cannot be used', err: { code: 'ENOENT' } }]);
    expect(logged('database')).toMatchObject([{ level: 50, fault: 'It cannot be used', err: { code: '42P01' } }]);
    await run('alter table gone rename to migration');
    await checked(4, { disk: 'It cannot be used' });
    expect(logged('database').slice(1)).toMatchObject([{ level: 30 }]);
    expect(logged('disk')).toHaveLength(1);
  });

  test('answers under the name that a balancer gave the request, or one of its own', async () => {
    const named = async (id?: string) =>
      (
        await server.call('GET', '/api/health', id === undefined ? {} : { headers: { 'x-request-id': id } })
      ).headers.get('x-request-id');
    expect(await named('0123456789abcdef0123456789abcdef')).toBe('0123456789abcdef0123456789abcdef');
    for (const other of [undefined, '08031234567', 'Adaeze Okafor'])
      expect(await named(other)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});
