import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { callerOf } from '../../support/call.ts';
import { holdStream } from '../../support/eventStream.ts';
import { freePort } from '../../support/freePort.ts';
import { onDatabases } from '../../support/databases.ts';
import { tokenOf } from '../../support/logIn.ts';
import { startProcess } from '../../support/serverProcess.ts';
import { until } from '../../support/until.ts';

/** The embedded database's server is stopped in good order in `platform/starting.test.ts`. */
onDatabases('a server that is told to stop', (databases) => {
  test('is not ready first, answers what was begun, ends streams and connections, waits a while for who does not finish, and goes', async () => {
    const { dataDir, databaseUrl } = await databases.seededPlace();
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const { child, serving, ended } = startProcess({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DRAIN_SECONDS: '3',
    });
    databases.whenOver(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    await serving;
    const server = callerOf(address);
    expect((await server.call('GET', '/api/health/ready')).status).toBe(200);
    const stream = await holdStream({ address }, '/api/Notification/stream', await tokenOf(address, 'student'));

    const body = JSON.stringify({ userName: 'student', password: 'Portal#2026' });
    const begin = () => {
      const begun = request(`${address}/api/Authentication/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': body.length },
      });
      begun.write(body.slice(0, 10));
      return begun;
    };
    const [begun, forgotten] = [begin(), begin()];
    const answered = once(begun, 'response');
    const cutOff = once(forgotten, 'error');
    await once(forgotten, 'socket');

    child.kill('SIGTERM');
    await until('the server is not ready', async () =>
      expect((await server.call('GET', '/api/health/ready')).status).toBe(503),
    );
    const refused = await server.call('GET', '/api/health/ready');
    expect([refused.json.errors, refused.headers.get('connection')]).toEqual([{ server: 'It is draining' }, 'close']);
    expect((await server.call('GET', '/api/health')).status).toBe(200);
    await stream.ended;
    begun.end(body.slice(10));
    const [reply] = await answered;
    expect([reply.statusCode, reply.headers.connection]).toEqual([200, 'close']);
    reply.resume();
    await cutOff;
    expect(await ended).toBe(0);
  });
});
