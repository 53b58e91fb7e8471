import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A college behind a line that can be cut, and on which a newer build of the same pages can be deployed. */
export interface Deployment {
  readonly address: string;
  /** `POST /api/…` and the like, of what reached the college. */
  readonly heard: () => readonly string[];
  /** Nothing passes, for pages and workers alike. */
  cut(): void;
  mend(): void;
  /** From now on every script and style has another address, and the old ones are gone. */
  deploy(): void;
  close(): Promise<void>;
}

/** In an asset's name after its hash, in the newer build. */
const NEWER = '.newer';
const HASHED = /-([\w-]{8})\.(js|css)/g;

export async function deploymentBefore(address: string): Promise<Deployment> {
  const heard: string[] = [];
  let [isCut, isNewer] = [false, false];
  const server = createServer((asked, reply) => {
    if (isCut) return void asked.socket.destroy();
    heard.push(`${asked.method} ${asked.url?.split('?', 1)[0]}`);
    const url = asked.url!;
    if (isNewer && url.startsWith('/assets/') && !url.includes(NEWER)) return void reply.writeHead(404).end();
    pass(asked, reply, address, url.replace(NEWER, ''), isNewer ? newer : (text) => text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: () => heard,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    deploy: () => {
      isNewer = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass(
  asked: IncomingMessage,
  reply: ServerResponse,
  address: string,
  path: string,
  rewrite: (text: string) => string,
): void {
  const { 'accept-encoding': _, ...headers } = asked.headers;
  const onward = request(address + path, { method: asked.method, headers }, (answer) => {
    const isText = /html|javascript|css/.test(answer.headers['content-type'] ?? '');
    const { 'content-length': length, ...others } = answer.headers;
    reply.writeHead(
      answer.statusCode!,
      isText || length === undefined ? others : { ...others, 'content-length': length },
    );
    if (!isText) return void answer.pipe(reply);
    const parts: Buffer[] = [];
    answer
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => reply.end(rewrite(Buffer.concat(parts).toString())));
  });
  onward.on('error', () => reply.destroy());
  asked.pipe(onward);
}

/** Assets under other names; the worker's revision of the page's HTML is another too. */
const newer = (text: string): string =>
  text.replace(HASHED, `-$1${NEWER}.$2`).replace(/(application_shell.{1,12}revision.{1,4})(?=\w{16})/, '$1b');
