import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** One request as it went: which sort, how long until its last byte, and what came. */
export interface Sent {
  readonly sort: Sort;
  readonly milliseconds: number;
  readonly bytes: number;
}

export type Sort =
  'page' | 'file' | 'list' | 'invoice' | 'payment' | 'login' | 'photograph' | 'draft' | 'save' | 'slip' | 'PDF';

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly token?: string;
  readonly body?: string | Buffer;
  readonly type?: string;
  /** What the reply must have; anything else ends the journey. */
  readonly status?: number;
}

export interface Came {
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** As many as a browser opens to one address. */
const CONNECTIONS = 6;

/**
 * A browser of one person at an address of their own, behind a balancer that gives each request to the next server.
 * What is compressed is unpacked only where it is read: unpacking is the phone's work, not this machine's.
 */
export class Visitor {
  readonly sent: Sent[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  readonly #ports: readonly number[];
  readonly number: number;
  #turn: number;

  constructor(ports: readonly number[], number: number) {
    this.#ports = ports;
    this.number = number;
    this.#turn = number;
  }

  async ask(
    sort: Sort,
    path: string,
    { method = 'GET', token, body, type = 'application/json', status = 200 }: Asked = {},
  ): Promise<Came> {
    const headers = {
      'x-forwarded-for': addressOf(this.number),
      'accept-encoding': 'br',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
    };
    const begun = performance.now();
    const { code, ...came } = await this.#fire({ method, path, headers }, body);
    this.sent.push({ sort, milliseconds: performance.now() - begun, bytes: came.bytes.length });
    if (code !== status)
      throw new Error(`${method} ${path.split('?')[0]}: ${code} ${came.bytes.toString().slice(0, 200)}`);
    return came;
  }

  /** What stands under `data` of a reply. */
  async data<T>(sort: Sort, path: string, asked?: Asked): Promise<T> {
    const { headers, bytes } = await this.ask(sort, path, asked);
    const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes;
    return (JSON.parse(text.toString()) as { data: T }).data;
  }

  leave(): void {
    this.#agent.destroy();
  }

  #fire(
    options: { method: string; path: string; headers: Record<string, string | number> },
    body?: string | Buffer,
  ): Promise<Came & { code: number }> {
    const port = this.#ports[this.#turn++ % this.#ports.length]!;
    return new Promise((resolve, reject) => {
      const sent = request({ ...options, agent: this.#agent, host: '127.0.0.1', port, timeout: 60_000 }, (reply) => {
        const parts: Buffer[] = [];
        reply
          .on('data', (part: Buffer) => parts.push(part))
          .on('error', reject)
          .on('end', () => resolve({ code: reply.statusCode!, headers: reply.headers, bytes: Buffer.concat(parts) }));
      });
      sent
        .on('timeout', () => sent.destroy(new Error(`${options.path}: no answer in a minute`)))
        .on('error', reject)
        .end(body);
    });
  }
}

/** No two applicants share a network, as guesses are counted. */
export const addressOf = (number: number) => `10.${(number >> 8) & 255}.${number & 255}.${1 + ((number >> 16) % 250)}`;
