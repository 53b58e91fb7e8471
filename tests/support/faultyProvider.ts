import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Databases } from './databases.ts';
import { freePort } from './freePort.ts';
import { startSandbox } from './remitaSandbox.ts';

interface Told {
  readonly status?: number;
  readonly text: string;
}

/** What is answered instead; null, and nothing ever is. The provider hears the question once its `truth` is asked for. */
export type Lie = (truth: () => Promise<string>) => Told | null | Promise<Told | null>;

/** Stands before a payment provider and passes everything on, but for what it lies about. */
export interface FaultyProvider {
  readonly address: string;
  /** About every call whose address, or body after it, matches, until it is honest again; of two that match, the first lies. */
  lie(about: RegExp, lie: Lie): void;
  honest(): void;
  close(): Promise<void>;
}

/**
 * The sandbox behind a provider that may lie, for a server on a port of its own that a test starts and kills. Both end with the test.
 */
export async function providerOfProcess(databases: Databases) {
  const port = await freePort();
  const sandbox = await startSandbox(`http://127.0.0.1:${port}/api/Payment/notification`);
  databases.whenOver(sandbox.stop);
  const provider = await faultyProvider(sandbox.settings.baseUrl);
  databases.whenOver(provider.close);
  return { port, sandbox, provider, remita: { ...sandbox.settings, baseUrl: provider.address } };
}

export async function faultyProvider(address: string): Promise<FaultyProvider> {
  const lies: { readonly about: RegExp; readonly lie: Lie }[] = [];
  const server = createServer((asked, reply) => {
    const parts: Buffer[] = [];
    asked
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const body = Buffer.concat(parts);
        const truth = () => passOn(address, asked, new Uint8Array(body));
        const lie = lies.find(({ about }) => about.test(`${asked.url} ${body.toString()}`))?.lie;
        const told = lie ? lie(async () => (await truth()).text) : truth();
        Promise.resolve(told)
          .then((answer) => {
            if (answer) reply.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(answer.text);
          })
          .catch(() => reply.destroy());
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lie: (about, lie) => {
      lies.push({ about, lie });
    },
    honest: () => {
      lies.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function passOn(
  address: string,
  { url, method, headers }: IncomingMessage,
  body: Uint8Array<ArrayBuffer>,
): Promise<Required<Told>> {
  const { host: _, 'content-length': __, connection: ___, ...others } = headers;
  const answer = await fetch(address + url, {
    method: method!,
    headers: others as Record<string, string>,
    redirect: 'manual',
    ...(body.length > 0 && { body }),
  });
  return { status: answer.status, text: await answer.text() };
}
