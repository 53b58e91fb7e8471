import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { callerOf } from '../../support/call.ts';
import { holdStream } from '../../support/eventStream.ts';
import { freePort } from '../../support/freePort.ts';
import { onBothGrounds } from '../../support/grounds.ts';
import { tokenOf } from '../../support/logIn.ts';
import { startProcess } from '../../support/serverProcess.ts';
import { isLong } from '../../support/volume.ts';

onBothGrounds('a server that is told to stop', (ground) => {
  test('is not ready first, answers what was begun, ends streams and connections, and goes', async () => {
    const { dataDir, databaseUrl } = await ground.seededPlace();
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const { child, serving, ended } = startProcess({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DRAIN_SECONDS: '3' });
    ground.whenOver(async () => { child.kill('SIGKILL'); await ended; });
    await serving;
    const server = callerOf(address);
    expect((await server.call('GET', '/api/health/ready')).status).toBe(200);
    const stream = await holdStream({ address }, '/api/Notification/stream', await tokenOf(address, 'student'));

    const body = JSON.stringify({ userName: 'student', password: 'Portal#2026' });
    const begun = request(`${address}/api/Authentication/login`, { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': body.length } });
    const answered = once(begun, 'response');
    begun.write(body.slice(0, 10));

    child.kill('SIGTERM');
    await expect.poll(async () => (await server.call('GET', '/api/health/ready')).status).toBe(503);
    const refused = await server.call('GET', '/api/health/ready');
    expect([refused.json.errors, refused.headers.get('connection')]).toEqual([{ server: 'It is draining' }, 'close']);
    expect((await server.call('GET', '/api/health')).status).toBe(200);
    await stream.ended;
    begun.end(body.slice(10));
    const [reply] = await answered;
    expect([reply.statusCode, reply.headers.connection]).toEqual([200, 'close']);
    reply.resume();
    expect(await ended).toBe(0);
  }, 120_000);

  /** Ten seconds that no database has a part in: on one of them, and in the long run on both. */
  test.runIf(isLong || ground.kind === 'postgres')('does not wait for ever for who does not finish', async () => {
    const { dataDir, databaseUrl } = await ground.seededPlace();
    const port = await freePort();
    const { child, serving, ended } = startProcess({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    ground.whenOver(async () => { child.kill('SIGKILL'); await ended; });
    await serving;
    const begun = request({ port, host: '127.0.0.1', path: '/api/Authentication/login', method: 'POST', headers: { 'content-type': 'application/json', 'content-length': 100 } });
    begun.on('error', () => undefined);
    begun.write('{');
    await once(begun, 'socket');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 120_000);
});
