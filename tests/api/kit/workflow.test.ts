import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { worked } from '#contract/kit/workflow.ts';
import { domains } from '#server/app.ts';
import { serveWorkflow } from '#server/kit/workflow/serveWorkflow.ts';
import { workflow } from '#server/kit/workflow/workflow.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import type { Domain } from '#server/platform/domain.ts';
import { run } from '../../support/admitted.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

/** A wing with a sheet of marks that three people see: who submits it, who approves what they saw, who confirms it. */
const work = {
  name: 'trial sheet',
  chart: {
    initial: 'draft',
    states: {
      draft: { meta: { title: 'Draft' }, on: { submit: 'submitted' } },
      submitted: { meta: { title: 'Submitted' }, on: { approve: 'approved', return: 'draft' } },
      approved: { meta: { title: 'Approved' }, on: { confirm: 'confirmed', return: 'draft' } },
      confirmed: { type: 'final', meta: { title: 'Confirmed' } },
    },
  },
  steps: {
    submit: { title: 'Submit', past: 'submitted', done: '', by: 'marks' },
    approve: { title: 'Approve', past: 'approved', done: '', by: 'approve-results', otherThan: ['submit'], seen: true },
    confirm: {
      title: 'Confirm',
      past: 'confirmed',
      done: '',
      by: 'approve-results',
      otherThan: ['submit', 'approve'],
      seen: true,
    },
    return: { title: 'Return', past: 'returned', done: '', by: 'approve-results', endsRound: true },
  },
} as const;

const contract = worked({ path: '/TrialSheet', access: { claim: 'results' }, work });

const digestOf = async (tx: Queryable, id: string) => {
  const text = 'select md5(marks) as digest from test.trial_sheet where id = $1';
  return String((await tx.query({ name: '', text, values: [id] })).rows[0]!['digest']);
};
const sheets = workflow(work, 'test.trial_sheet', { digestOf });

/** A line of such a sheet: what is done with it is in the audit entry of the sheet. A step's own words say why where it has no reason. */
const parts = workflow(
  {
    name: 'trial part',
    chart: {
      initial: 'waiting',
      states: {
        waiting: { meta: { title: 'Waiting' }, on: { return: 'returned', judge: 'waiting' } },
        returned: { meta: { title: 'Returned' }, on: { judge: 'waiting' } },
      },
    },
    steps: {
      return: { title: 'Return', past: 'returned', done: '', reason: 'please say why' },
      judge: { title: 'Judge again', past: 'judged again', done: '' },
    },
  },
  'test.trial_part',
  { isAudited: false, sets: ({ reason, answers }) => `why = coalesce(${reason}, ${answers} ->> 'why')` },
);

const wing: Domain = {
  name: 'trial sheets',
  register: (app, platform) => serveWorkflow(app, platform, contract, sheets),
};

type Person = 'lecturer' | 'hod' | 'dean' | 'admin';
type Step = keyof typeof work.steps;

onBothDatabases('a workflow that several people see', (databases) => {
  let server: TestServer;
  let tokens: Readonly<Record<Person, string>>;
  beforeAll(async () => {
    server = await freshServer(databases, { domains: [...domains, wing] });
    await run(server, 'create schema test', []);
    await run(
      server,
      `create table test.trial_sheet (id uuid primary key default gen_random_uuid(), state text not null default 'draft', marks text not null default '40')`,
      [],
    );
    await run(
      server,
      `create table test.trial_part (id uuid primary key default gen_random_uuid(), state text not null default 'waiting', why text)`,
      [],
    );
    const signIn = async (userName: Person) => (await signedIn(server, userName)).token;
    tokens = {
      lecturer: await signIn('lecturer'),
      hod: await signIn('hod'),
      dean: await signIn('dean'),
      admin: await signIn('admin'),
    };
  });

  async function newSheet(submitter?: Person): Promise<string> {
    const [made] = await run<{ id: string }>(server, 'insert into test.trial_sheet default values returning id', []);
    if (submitter) await done(made!.id, submitter, 'submit');
    return made!.id;
  }
  const seen = (id: string) => digestOf(server.platform.database, id);
  const FROM: Readonly<Record<Step, string>> = {
    submit: 'draft',
    approve: 'submitted',
    confirm: 'approved',
    return: 'submitted',
  };
  const take = (id: string, person: Person, step: Step, body: object = {}) =>
    server.call<{ state: string; may: string[] }>('POST', `/api/TrialSheet/${id}/${step}`, {
      token: tokens[person],
      body: { request: randomUUID(), from: FROM[step], answers: {}, ...body },
    });
  /** With the digest of what is there now. */
  const sees = async (id: string, person: Person, step: Step) => take(id, person, step, { digest: await seen(id) });
  async function done(id: string, person: Person, step: Step): Promise<{ state: string; may: string[] }> {
    const { status, data, text } = await sees(id, person, step);
    expect([step, status], text).toEqual([step, 200]);
    return data;
  }
  const history = (id: string) =>
    run<{ step: string; round: number; digest: string | null }>(
      server,
      `select step, round, digest from workflow_step where subject = 'test.trial_sheet' and subject_id = $1 order by number`,
      [id],
    );

  test('leaves a step to another person than who took an earlier one', async () => {
    const id = await newSheet('hod');
    const own = await sees(id, 'hod', 'approve');
    expect([own.status, own.json.message]).toEqual([
      403,
      'This trial sheet was submitted by you. Another person has to take this step',
    ]);
    expect(await done(id, 'dean', 'approve'), 'what the dean may do next leaves the confirmation out').toMatchObject({
      state: 'approved',
      may: ['return'],
    });
    expect((await sees(id, 'dean', 'confirm')).json.message).toMatch(/was approved by you/);
    expect((await sees(id, 'hod', 'confirm')).json.message).toMatch(/was submitted by you/);
    expect(await done(id, 'admin', 'confirm')).toMatchObject({ state: 'confirmed', may: [] });
  });

  test('stores what was seen, and refuses to approve what has changed since', async () => {
    const id = await newSheet('lecturer');
    const before = await seen(id);
    await run(server, `update test.trial_sheet set marks = '45' where id = $1`, [id]);
    const late = await take(id, 'dean', 'approve', { digest: before });
    expect([late.status, late.json.message]).toEqual([
      409,
      'This trial sheet has changed since you opened it. Please look at it again',
    ]);
    expect((await take(id, 'dean', 'approve')).status, 'who names nothing has seen nothing').toBe(409);
    await done(id, 'dean', 'approve');
    expect(await history(id)).toEqual([
      { step: 'submit', round: 1, digest: null },
      { step: 'approve', round: 1, digest: await seen(id) },
    ]);
  });

  test('begins a round anew with whatever follows a return', async () => {
    const id = await newSheet('hod');
    await done(id, 'dean', 'return');
    await done(id, 'lecturer', 'submit');
    expect(await done(id, 'hod', 'approve'), 'the head submitted in the round before').toMatchObject({
      may: ['return'],
    });
    expect((await history(id)).map(({ step, round }) => [step, round])).toEqual([
      ['submit', 1],
      ['return', 1],
      ['submit', 2],
      ['approve', 2],
    ]);
  });

  test('takes the same request once, however often it is sent', async () => {
    const id = await newSheet('lecturer');
    const body = { request: randomUUID(), digest: await seen(id) };
    const answers = [];
    for (let sent = 0; sent < 3; sent += 1) answers.push((await take(id, 'dean', 'approve', body)).status);
    expect(answers).toEqual([200, 200, 200]);
    expect(await history(id)).toHaveLength(2);
  });

  test('is taken by one of two people at once, and by neither twice', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await newSheet('lecturer');
      const both = await Promise.all([sees(id, 'dean', 'approve'), sees(id, 'admin', 'approve')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)!.json.message).toMatch(/approved this trial sheet on/);

      const other = await newSheet('lecturer');
      const [approved, confirmed] = await Promise.all([sees(other, 'dean', 'approve'), sees(other, 'dean', 'confirm')]);
      expect(approved.status).toBe(200);
      expect([403, 409], 'one person is never both').toContain(confirmed.status);
      expect((await history(other)).map(({ step }) => step)).toEqual(['submit', 'approve']);
    }
  });

  test('passes over, of many, those that are left to another person or have changed', async () => {
    const [own, others, changed] = [await newSheet('hod'), await newSheet('lecturer'), await newSheet('lecturer')];
    const ids = [own, others, changed];
    const digests = Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await seen(id)] as const)));
    await run(server, `update test.trial_sheet set marks = '45' where id = $1`, [changed]);
    const { userId } = await signedIn(server, 'hod');
    const moved = await server.platform.database.transaction((tx) =>
      sheets.takeMany(tx, {
        ids,
        digests,
        step: 'approve',
        reason: null,
        actor: `user:${userId}`,
        ip: null,
        now: server.platform.now(),
      }),
    );
    expect(moved).toEqual([others]);
    expect((await history(others)).at(-1)).toEqual({ step: 'approve', round: 1, digest: digests[others] });
  });

  test('gives each of many parts its own reason, and leaves the audit log to the whole', async () => {
    const ids = (
      await run<{ id: string }>(server, 'insert into test.trial_part (why) values (null), (null) returning id', [])
    ).map(({ id }) => id);
    const given = { ids, actor: 'system:test', ip: null, now: server.platform.now() };
    const [first, second] = ids as [string, string];
    const { database } = server.platform;
    await expect(parts.takeMany(database, { ...given, step: 'return', reason: { [first]: 'Late' } })).rejects.toThrow(
      'please say why',
    );
    await parts.takeMany(database, { ...given, step: 'return', reason: { [first]: 'Late', [second]: 'Twice' } });
    const rows = 'select id, state, why from test.trial_part order by why';
    expect(await run(server, rows, [])).toEqual([
      { id: first, state: 'returned', why: 'Late' },
      { id: second, state: 'returned', why: 'Twice' },
    ]);
    const judged = { ...given, step: 'judge', reason: null } as const;
    expect(await parts.takeMany(database, { ...judged, from: 'waiting' }), 'where nobody saw it').toEqual([]);
    await parts.takeMany(database, { ...judged, from: 'returned' });
    expect(await parts.takeMany(database, { ...judged, answers: { why: 'Seen' } }), 'where it is already').toHaveLength(
      2,
    );
    expect(await run(server, rows, [])).toEqual(
      ids.map(() => ({ id: expect.anything(), state: 'waiting', why: 'Seen' })),
    );
    expect((await parts.taken(database, first)).map(({ step, reason }) => [step, reason])).toEqual([
      ['return', 'Late'],
      ['judge', null],
      ['judge', null],
    ]);
    expect(await run(server, `select 1 from audit_entry where subject_kind = 'test.trial_part'`, [])).toEqual([]);
  });
});
