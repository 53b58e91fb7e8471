import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Clearance, OwnClearance } from '#contract/admissions/clearance.ts';
import { mustBeOpen } from '#server/admissions/clearance/gates.ts';
import { profiled, run, stateOf, type Admitted } from '../../support/admitted.ts';
import { pdf } from '../../support/files.ts';
import { onDatabases } from '../../support/databases.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../support/people.ts';
import { publishFees, studentFee } from '../../support/studentMoney.ts';

type Candidate = Admitted & { readonly token: string };
type Item = OwnClearance['items'][number];

onDatabases('clearance', (databases) => {
  let college: PostedCollege;
  let officer: string;
  beforeAll(async () => {
    college = await postedCollege(databases);
    officer = (await signedIn(college, 'admissions')).token;
  });

  const own = async ({ token }: Candidate) =>
    (await college.call<OwnClearance>('GET', '/api/Student/clearance', { token })).data;
  const seen = async ({ id }: Admitted) =>
    (await college.call<Clearance>('GET', `/api/AdmissionList/clearance/${id}`, { token: officer })).data;
  const send = (token: string, itemId: number, bytes = pdf()) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), '../result.pdf');
    return college.call<{ id: string }>('POST', `/api/Student/clearance-document?itemId=${itemId}`, { token, body });
  };
  const sendAll = async ({ token, ...candidate }: Candidate) => {
    const { items } = await own({ token, ...candidate });
    for (const { itemId, required } of items) if (required) expect((await send(token, itemId)).status).toBe(200);
    return items.filter(({ required }) => required);
  };
  const decide = (candidate: Admitted, from: string, change: object, token = officer) =>
    college.call<{ state: string }>('PUT', '/api/AdmissionList/update-clearance-status', {
      token,
      body: { id: candidate.id, from, request: randomUUID(), verdict: 'items', items: [], reason: null, ...change },
    });
  const check = (items: readonly Pick<Item, 'itemId'>[], verdict: string, reason: string | null = null) => ({
    items: items.map(({ itemId }) => ({ itemId, verdict, reason })),
  });

  const acceptanceFee = async () =>
    publishFees(
      college,
      { [await studentFee(college, 'Acceptance', { purpose: 'acceptance' })]: 25_000_00 },
      { purpose: 'acceptance' },
    );

  test('goes from missing documents to cleared, item by item, and the gate names what opens it', async () => {
    const candidate = await profiled(college);
    expect(new Set((await own(candidate)).items.map(({ status }) => status))).toEqual(new Set(['missing']));
    const closed = await decide(candidate, 'profiled', { verdict: 'clear' });
    expect([closed.status, closed.json.message]).toEqual([
      422,
      'Documents: not yet. Every required document is cleared first',
    ]);
    const items = await sendAll(candidate);
    expect((await decide(candidate, 'profiled', check(items, 'cleared'))).data.state).toBe('profiled');
    expect((await seen(candidate)).gates).toEqual([
      {
        title: 'Documents',
        isOpen: true,
        opens: 'Every required document is cleared',
        words: 'The admissions office has cleared every document that it needs',
        toDo: null,
        page: '/clearance',
      },
    ]);
    expect((await decide(candidate, 'profiled', { verdict: 'clear' })).data.state).toBe('cleared');
    expect(await college.lastMailTo(`${candidate.userName}@candidates.example`)).toContain('You are cleared');
    expect((await send(candidate.token, items[0]!.itemId)).status).toBe(409);
  });

  test('a query is mailed, and its last answer hands the candidate back', async () => {
    const candidate = await profiled(college);
    const [first, second] = await sendAll(candidate);
    expect((await decide(candidate, 'profiled', check([first!, second!], 'queried'))).json.errors).toEqual({
      '/items/0/reason': 'please enter the reason',
    });
    expect(
      (await decide(candidate, 'profiled', check([first!, second!], 'queried', 'The stamp cannot be read'))).data.state,
    ).toBe('queried');
    expect(await college.lastMailTo(`${candidate.userName}@candidates.example`)).toContain('The stamp cannot be read');
    college.clock.advance(60_000);
    await send(candidate.token, first!.itemId);
    expect(await stateOf(college, candidate.id)).toBe('queried');
    await send(candidate.token, second!.itemId);
    expect(await stateOf(college, candidate.id)).toBe('profiled');
    const steps = await run<{ step: string }>(
      college,
      `select step from workflow_step where subject = 'admission' and subject_id = $1 order by number`,
      [candidate.id],
    );
    expect(steps.map(({ step }) => step)).toEqual(['offer', 'accept', 'profile', 'query', 'answer']);
  });

  test('whoever comes second is told, a repeat is the same decision, and a refusal needs a reason', async () => {
    const candidate = await profiled(college);
    await sendAll(candidate);
    const refusal = { verdict: 'refuse', reason: 'The result is not genuine' };
    expect((await decide(candidate, 'profiled', { ...refusal, reason: ' ' })).json.errors).toEqual({
      '/reason': 'please enter the reason',
    });
    const both = await Promise.all([decide(candidate, 'profiled', refusal), decide(candidate, 'profiled', refusal)]);
    expect(both.map(({ status, data }) => [status, data.state])).toEqual([
      [200, 'refused'],
      [200, 'refused'],
    ]);
    expect((await decide(candidate, 'profiled', { verdict: 'clear' })).json.message).toContain("'Refused' now");
    const steps = await run(
      college,
      `select 1 from workflow_step where subject = 'admission' and subject_id = $1 and step = 'refuse'`,
      [candidate.id],
    );
    expect(steps).toHaveLength(1);
  });

  test('a file is its owner’s and the office’s, and must be what it says', async () => {
    const [candidate, other] = [await profiled(college), await profiled(college)];
    const [item] = (await own(candidate)).items;
    const {
      data: { id },
    } = await send(candidate.token, item!.itemId);
    const path = `/api/Student/clearance-document/${id}`;
    expect((await college.call('GET', path, { token: candidate.token })).headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''result.pdf`,
    );
    expect((await college.call('GET', path, { token: other.token })).status).toBe(404);
    expect((await college.call('GET', `/api/AdmissionList/clearance-document/${id}`, { token: officer })).status).toBe(
      200,
    );
    expect(
      (await college.call('GET', `/api/AdmissionList/clearance-document/${id}`, { token: other.token })).status,
    ).toBe(403);
    expect((await send(candidate.token, item!.itemId, Buffer.from('<script>'))).json.message).toBe(
      'Invalid file type. Try again',
    );
    expect((await send(candidate.token, item!.itemId, pdf(3 * 1024 * 1024))).json.message).toBe(
      'File too Large. File should be less than 3MB',
    );
    expect((await send(candidate.token, 999)).json.errors).toEqual({
      '/itemId': 'this document is cleared already, was sent twenty times, or is not asked of you',
    });
  });

  test('every gate names its opener, and one that is switched off is not asked for', async () => {
    const candidate = await profiled(college);
    const { database } = college.platform;
    await run(college, 'update admission_gate set active = true');
    await acceptanceFee();
    const openers = [
      'Acceptance fee: not yet. The candidate pays the acceptance fee first',
      'School fees: not yet. The student pays the school fees first',
    ];
    await expect(mustBeOpen(database, candidate.id, 'clear')).rejects.toThrow(openers[0]);
    await expect(mustBeOpen(database, candidate.id, 'matriculate')).rejects.toThrow(openers[1]);
    await run(college, 'update admission_gate set active = false');
    await expect(mustBeOpen(database, candidate.id, 'clear')).resolves.toBeUndefined();
  });
});
