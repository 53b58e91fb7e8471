import { randomUUID } from 'node:crypto';
import type { AwardRequest } from '#contract/finance/award-requests.ts';
import type { awardScholarship } from '#contract/finance/scholarships.ts';
import type { BulkReply } from '#contract/kit/bulk.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { Answer } from './call.ts';
import { signedIn } from './people.ts';
import type { TestServer } from './server.ts';
import { until } from './until.ts';

type Caller = Pick<TestServer, 'call'>;

export type Effects = Reply<typeof awardScholarship>;

interface Asked {
  readonly scholarshipId: number;
  readonly numbers: readonly string[];
}

/** By whoever holds `token`, who prepares. @returns what the trial said, and the request's id */
export async function askToAward(
  server: Caller,
  token: string,
  asked: Asked,
): Promise<{ effects: Effects; id: string }> {
  const tried = await server.call<Effects>('POST', '/api/Payment/award-scholarship', {
    token,
    body: { ...asked, trial: true },
  });
  if (!tried.data) throw new Error(tried.text);
  const made = await server.call<{ id: string }>('POST', '/api/Payment/award-request', {
    token,
    body: { ...asked, request: randomUUID(), digest: tried.data.digest },
  });
  if (!made.data) throw new Error(made.text);
  return { effects: tried.data, id: made.data.id };
}

/** As somebody approves what they have looked at. */
export async function approveAwards(server: Caller, token: string, id: string): Promise<Answer> {
  const { data } = await server.call<AwardRequest>('GET', `/api/Payment/award-request/${id}`, { token });
  return server.call('POST', `/api/Payment/award-request/${id}/approve`, {
    token,
    body: { request: randomUUID(), from: data.state, digest: data.digest, answers: {} },
  });
}

/** One person asks, and the internal auditor approves. @returns what the trial said. @throws where nothing is awarded */
export async function award(server: TestServer, token: string, asked: Asked): Promise<Effects> {
  const { effects, id } = await askToAward(server, token, asked);
  const approved = await approveAwards(server, (await signedIn(server, 'auditor')).token, id);
  if (approved.status !== 200) throw new Error(approved.text);
  return effects;
}

export const askToWithdraw = (server: Caller, token: string, ids: readonly string[], reason = 'Left the programme') =>
  server.call<BulkReply>('POST', '/api/Payment/scholarship-students/bulk/withdraw', {
    token,
    body: { key: randomUUID(), chosen: { ids: ids.map((id) => ({ id })) }, reason },
  });

/** Somebody else approves all that waits. */
export async function approveWaitingAwards(server: Caller, token: string): Promise<void> {
  const { data } = await server.call<{ rows: { id: string }[] }>('GET', '/api/Payment/award-requests?state=asked', {
    token,
  });
  for (const { id } of data.rows) {
    const approved = await approveAwards(server, token, id);
    if (approved.status !== 200) throw new Error(approved.text);
  }
}

/** One person asks, the internal auditor approves, and the job has withdrawn them. */
export async function withdrawAwards(server: TestServer, token: string, ids: readonly string[]): Promise<void> {
  const asked = await askToWithdraw(server, token, ids);
  if (asked.data?.done !== ids.length) throw new Error(asked.text);
  // Others ask at the same time: this approves its own request alone.
  const { rows } = await server.platform.database.query({
    name: '',
    text: 'select withdrawal_id as id from scholarship_award where id = $1',
    values: [ids[0]],
  });
  const approved = await approveAwards(server, (await signedIn(server, 'auditor')).token, String(rows[0]!['id']));
  if (approved.status !== 200) throw new Error(approved.text);
  await server.platform.backgroundJobs.runDue();
  // The server begins the job itself too, and may still be at it.
  await until('the awards are withdrawn', async () => {
    const left = await server.platform.database.query({
      name: '',
      text: `select id from scholarship_award where id = any($1::uuid[]) and state = 'awarded'`,
      values: [ids],
    });
    if (left.rows.length > 0) throw new Error(`${left.rows.length} of ${ids.length} are still awarded`);
  });
}
