import type { TestServer } from './server.ts';

/** A stream of events as a page holds it. */
export interface HeldStream {
  readonly status: number;
  readonly headers: Headers;
  /** How many events have come, by their name: of notifications unless said. */
  events(name?: string): number;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  leave(): void;
}

export async function holdStream(
  { address }: Pick<TestServer, 'address'>,
  path: string,
  token: string,
): Promise<HeldStream> {
  const leaving = new AbortController();
  const reply = await fetch(address + path, { headers: { authorization: `Bearer ${token}` }, signal: leaving.signal });
  let heard = '';
  const read = async () => {
    const words = new TextDecoder();
    for await (const bytes of reply.body!) heard += words.decode(bytes, { stream: true });
  };
  const ended = read().catch(() => undefined);
  return {
    status: reply.status,
    headers: reply.headers,
    events: (name = 'changed') => heard.split(`event: ${name}`).length - 1,
    ended,
    leave: () => leaving.abort(),
  };
}
