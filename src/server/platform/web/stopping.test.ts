import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeWithin } from './stopping.ts';

const CALLERS = 20;

test('a server that stops answers whoever had connected, though it had not accepted the connection yet', async () => {
  const app = fastify({ return503OnClosing: false });
  app.post('/save', async () => {
    await pause(5);
    return 'saved';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const replies = Array.from({ length: CALLERS }, () => save(port));
  await new Promise((resolve) => process.nextTick(resolve));
  await closeWithin(app, 5_000);
  expect(new Set(await Promise.all(replies))).toEqual(new Set(['HTTP/1.1 200 OK']));
  await expect(save(port)).rejects.toThrow('ECONNREFUSED');
});

/** Resolves with the first line of the reply; the kernel has connected it in the next tick. */
async function save(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /save HTTP/1.1\r\nHost: portal\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  let reply = '';
  socket.on('data', (chunk: Buffer) => {
    reply += chunk.toString();
  });
  await once(socket, 'close');
  return reply.split('\r\n')[0]!;
}
