import { randomUUID } from 'node:crypto';
import type { Impact } from '#contract/finance/assignments.ts';
import type { Publication } from '#contract/finance/publications.ts';
import type { Answer } from './call.ts';
import { signedIn } from './people.ts';
import type { TestServer } from './server.ts';

interface Drafts {
  readonly ids: readonly number[];
  readonly reachesPaid?: boolean;
}

type Caller = Pick<TestServer, 'call'>;

/** By whoever holds `token`, who drafts. @returns what the trial said, and the request's id */
export async function askToPublish(
  server: Caller,
  token: string,
  { ids, reachesPaid = false }: Drafts,
): Promise<{ impact: Impact; id: string }> {
  const body = { ids, reachesPaid };
  const tried = await server.call<Impact>('POST', '/api/Payment/publish-fee-assignments', {
    token,
    body: { ...body, trial: true },
  });
  if (!tried.data) throw new Error(tried.text);
  const asked = await server.call<{ id: string }>('POST', '/api/Payment/fee-publication', {
    token,
    body: { ...body, request: randomUUID(), digest: tried.data.digest },
  });
  if (!asked.data) throw new Error(asked.text);
  return { impact: tried.data, id: asked.data.id };
}

/** As somebody publishes what they have looked at. */
export async function publishAsked(server: Caller, token: string, id: string): Promise<Answer> {
  const found = await server.call<Publication>('GET', `/api/Payment/fee-publication/${id}`, { token });
  return server.call('POST', `/api/Payment/fee-publication/${id}/publish`, {
    token,
    body: { request: randomUUID(), from: found.data.state, digest: found.data.digest, answers: {} },
  });
}

/** One person asks, and the internal auditor publishes. @returns what the trial said. @throws where it is not published */
export async function publishFees(server: TestServer, token: string, drafts: Drafts): Promise<Impact> {
  const { impact, id } = await askToPublish(server, token, drafts);
  const published = await publishAsked(server, (await signedIn(server, 'auditor')).token, id);
  if (published.status !== 200) throw new Error(published.text);
  return impact;
}

/** Somebody else publishes all that waits. */
export async function publishWaiting(server: Caller, token: string): Promise<void> {
  const { data } = await server.call<{ rows: { id: string }[] }>('GET', '/api/Payment/fee-publications?state=asked', {
    token,
  });
  for (const { id } of data.rows) {
    const published = await publishAsked(server, token, id);
    if (published.status !== 200) throw new Error(published.text);
  }
}
