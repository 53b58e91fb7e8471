/** The embedded PostgreSQL's thread: whole messages of the wire protocol in, whole answers out, one at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { openCluster } from './cluster.ts';
import type { Answer, Request, WorkerInput } from './messages.ts';

const port = parentPort!;
const say = (answer: Answer, transfer: ArrayBuffer[] = []) => port.postMessage(answer, transfer);

function giveUp(reason: string): never {
  say({ kind: 'died', reason });
  process.exit(1);
}

const pg = await openCluster((workerData as WorkerInput).directory, giveUp);

const isStartup = (message: Uint8Array) => message[0] === 0;

/** One session lasts as long as the process, so what a broken connection left in it is cleared for the next. */
async function clearSession() {
  await pg.exec('ROLLBACK');
  await pg.exec('DISCARD ALL');
}

async function exchange(message: Uint8Array) {
  if (isStartup(message)) await clearSession();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await pg.execProtocolRawStream(message, {
    syncToFs: false,
    onRawData: (bytes) => chunks.push(new Uint8Array(bytes)),
  });
  const bytes = join(chunks);
  say({ kind: 'reply', bytes }, [bytes.buffer]);
}

function join(chunks: Uint8Array<ArrayBuffer>[]) {
  const [first, ...more] = chunks;
  if (first && more.length === 0) return first;
  const whole = new Uint8Array(chunks.reduce((total, { length }) => total + length, 0));
  let end = 0;
  for (const chunk of chunks) {
    whole.set(chunk, end);
    end += chunk.length;
  }
  return whole;
}

async function answer(request: Request) {
  if (request.kind === 'exchange') return exchange(request.bytes);
  await pg.close();
  say({ kind: 'closed' });
  port.close();
}

let queue = Promise.resolve();
port.on('message', (request: Request) => {
  queue = queue
    .then(() => answer(request))
    .catch((cause: unknown) => giveUp(cause instanceof Error ? cause.message : JSON.stringify(cause)));
});
say({ kind: 'ready' });
