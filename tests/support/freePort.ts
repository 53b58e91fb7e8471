import { createServer } from 'node:net';

/** Below what a system gives to outgoing connections: one of those never takes a port whose server is being started again. */
const [FIRST, LAST] = [15_000, 32_000];

/** Each process begins elsewhere, and gives no port twice. */
let next = FIRST + Math.floor(Math.random() * (LAST - FIRST));

/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  for (let tries = FIRST; tries <= LAST; tries += 1) {
    next = next < LAST ? next + 1 : FIRST;
    if (await isFree(next)) return next;
  }
  throw new Error(`Every port from ${FIRST} to ${LAST} is taken`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => {
      server.close(() => resolve(true));
    });
  });
}
