import { Agent, request } from 'node:http';
import type { WireRequest } from './requests.ts';

export interface WireReply {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends a request as it stands: no client of ours makes it right on the way. A stream of events is left once it has begun. */
export const sendRaw = (
  address: string,
  { method, path, contentType, body }: WireRequest,
  headers: Readonly<Record<string, string>>,
): Promise<WireReply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const sent = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: {
          ...headers,
          ...(contentType !== undefined && { 'content-type': contentType }),
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (reply) => {
        const type = reply.headers['content-type'] ?? '';
        const done = (text: string) => resolve({ status: reply.statusCode ?? 0, contentType: type, text });
        if (type.startsWith('text/event-stream')) {
          reply.destroy();
          return done('');
        }
        const parts: Buffer[] = [];
        reply
          .on('data', (bytes: Buffer) => parts.push(bytes))
          .on('end', () => done(Buffer.concat(parts).toString()))
          .on('error', reject);
      },
    );
    sent.on('error', reject).end(body);
  });
