import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { textOf } from './archive.ts';
import { controlFile, type ControlKey, type ControlRequest } from './controlServer.ts';

/** Undefined means that no server runs. @throws one plain line, the server's own message */
export async function callControlServer(
  dataDir: string,
  command: ControlRequest,
): Promise<{ readonly result: unknown } | undefined> {
  const text = await readFile(controlFile(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { port, key } = JSON.parse(text) as ControlKey;
  return new Promise((resolve, reject) => {
    const post = request(
      { host: '127.0.0.1', port, method: 'POST', headers: { authorization: `Bearer ${key}`, connection: 'close' } },
      (reply) => {
        textOf(reply as AsyncIterable<Buffer>)
          .then((body) => {
            const result = JSON.parse(body) as { message?: string } | null;
            if (reply.statusCode === 200) resolve({ result });
            else reject(new Error(result?.message ?? 'The running server refused'));
          })
          .catch(reject);
      },
    );
    // A server that was killed leaves its key behind.
    post.on('error', (cause: NodeJS.ErrnoException) =>
      cause.code === 'ECONNREFUSED' ? resolve(undefined) : reject(cause),
    );
    post.end(JSON.stringify(command));
  });
}
