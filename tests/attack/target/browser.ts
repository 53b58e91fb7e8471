import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Answer, CallOptions, Caller } from '../../support/call.ts';
import { count, type Tally } from './tally.ts';

/** As the portal's own pages wait for an answer. */
const PATIENCE_MS = 30_000;

/** How long an answer took. */
interface Timed {
  readonly ms: number;
}

/** Status 0: none came. */
export type TimedAnswer<Reply = unknown> = Answer<Reply> & Timed;

/**
 * One device: it has its own address as far as the machine gives it one, and keeps its cookies. Paths go out as they are
 * written, which `fetch` would put in order first.
 */
export interface Browser extends Caller<Timed> {
  readonly cookies: Map<string, string>;
  close(): void;
}

/** @param localAddress the address that it comes from; undefined leaves it to the machine */
export function openBrowser(address: URL, tally: Tally, localAddress: string | undefined): Browser {
  const isSecure = address.protocol === 'https:';
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 64 });
  const send = isSecure ? httpsRequest : httpRequest;
  const cookies = new Map<string, string>();

  async function call(method: string, path: string, { body, token, headers = {} }: CallOptions = {}) {
    const { bytes, type } = await encoded(body);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const started = performance.now();
    const reply = await new Promise<{ status: number; headers: Headers; text: string }>((resolve) => {
      const none = () => resolve({ status: 0, headers: new Headers(), text: '' });
      const sent = send(
        {
          agent,
          localAddress,
          host: address.hostname,
          port: address.port,
          method,
          path,
          timeout: PATIENCE_MS,
          headers: {
            host: address.host,
            ...(type && { 'content-type': type }),
            ...(cookie && { cookie }),
            ...(token && { authorization: `Bearer ${token}` }),
            ...(bytes && { 'content-length': bytes.length }),
            ...headers,
          },
        },
        (answer) => void read(answer).then(resolve, none),
      );
      sent
        .on('error', none)
        .on('timeout', () => sent.destroy())
        .end(bytes);
    });
    count(tally, reply, `${method} ${path}`);
    for (const line of reply.headers.getSetCookie()) keep(cookies, line);
    const json = reply.headers.get('content-type')?.includes('json') ? parsed(reply.text) : undefined;
    return { ...reply, json, data: json?.data, ms: performance.now() - started };
  }

  return { call, cookies, close: () => agent.destroy() };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}

async function read(answer: IncomingMessage): Promise<{ status: number; headers: Headers; text: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const each of [value ?? []].flat()) headers.append(name, each);
  return { status: answer.statusCode ?? 0, headers, text: Buffer.concat(chunks).toString() };
}

/** A JSON type on what is not JSON is the attack's to judge by its status. */
function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function encoded(body: unknown): Promise<{ bytes?: Buffer; type?: string }> {
  if (body === undefined) return {};
  if (body instanceof Uint8Array) return { bytes: Buffer.from(body), type: 'application/octet-stream' };
  if (body instanceof FormData) {
    const form = new Response(body);
    return { bytes: Buffer.from(await form.arrayBuffer()), type: form.headers.get('content-type')! };
  }
  return { bytes: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)), type: 'application/json' };
}
