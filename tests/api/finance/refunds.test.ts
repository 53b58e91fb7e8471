import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Refund } from '#contract/finance/refunds.ts';
import { DECISIONS } from '#rules/finance/caseSettlement.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { postJournal, type Posting } from '#server/finance/ledger/service.ts';
import { onDatabases } from '../../support/databases.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { feeNamed, invoiceFee, newPayer } from '../../support/payer.ts';
import { signedIn } from '../../support/people.ts';
import { rolesApi } from '../../support/roles.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { ledgerOf } from '../../support/studentMoney.ts';

const KOBO = 40_000;
const ACCOUNT = { bankId: 44, accountNumber: '0123456789', accountName: 'OKAFOR ADA N', reason: 'Letter of 4 May' };

type Source = { readonly caseId: string } | { readonly studentId: string };

onDatabases('refunds', (databases) => {
  let server: TestServer;
  let bursar: string;
  let auditor: string;
  let admin: string;
  let feeId: number;
  let students = 0;
  beforeAll(async () => {
    server = await freshServer(databases);
    [bursar, auditor, admin] = (await Promise.all(
      ['bursar', 'auditor', 'admin'].map(async (name) => (await signedIn(server, name)).token),
    )) as [string, string, string];
    feeId = (await feeNamed(server, 'Identity Card')).id;
  });

  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const post = (path: string, body: object, token: string) =>
    server.call('POST', `/api/Payment/${path}` as '/api/Payment/refund', { token, body: body as never });
  const at = async (id: string, token = auditor): Promise<Refund> =>
    (await server.call('GET', `/api/Payment/refund/${id}` as '/api/Payment/refund/:id', { token })).data;
  const ask = (source: Source, naira: number | string, more: object = {}, token = bursar) =>
    post(
      'refund',
      { request: randomUUID(), ...source, answers: { ...ACCOUNT, amount: String(naira), ...more } },
      token,
    );
  const asked = async (source: Source, naira: number) => {
    const { data, text } = await ask(source, naira);
    if (!data) throw new Error(text);
    return data.id;
  };
  const step = async (id: string, name: string, token: string, answers: object = {}, request = randomUUID()) => {
    const { state: from, digest } = await at(id);
    return post(`refund/${id}/${name}`, { request, from, digest, answers }, token);
  };
  const taken = async (...given: Parameters<typeof step>) => {
    const { status, text } = await step(...given);
    if (status !== 200) throw new Error(text);
  };
  const makeFile = (request = randomUUID(), token = bursar) =>
    server.call('POST', '/api/Payment/refund-file', { token, body: { request } });
  const file = async (id: number) =>
    (await server.call('GET', `/api/Payment/refund-file/${id}` as '/api/Payment/refund-file/:id', { token: bursar }))
      .text;
  const sent = async (source: Source, naira: number) => {
    const id = await asked(source, naira);
    await taken(id, 'approve', auditor);
    await makeFile();
    return id;
  };
  const paying = () => ({ reason: 'FT26333XYZ', paidOn: lagosDay(server.clock.now()) });
  const koboOn = async (account: string) => Number((await ledgerOf(server))[account] ?? 0);
  const source = async (of: string) =>
    (
      await server.call('GET', `/api/Payment/refund-sources?of=${of}` as '/api/Payment/refund-sources', {
        token: bursar,
      })
    ).data[0];
  const emails = async (id: string) =>
    (await run(`select kind, recipient, words_text from mail where subject_id = $1 order by kind`, [id])) as {
      kind: string;
      recipient: string;
      words_text: string;
    }[];

  /** What a visitor paid short, and is to have back; settled by an officer. */
  const due = async (token = admin) => {
    const { rrr } = await invoiceFee(server, feeId, newPayer());
    await run(`update remita_sandbox_order set state = 'paid', paid_kobo = $2 where rrr = $1`, [rrr, KOBO]);
    await post('recheck', { rrr }, bursar);
    const { data } = await server.call('GET', `/api/Payment/cases?search=${rrr}`, { token: bursar });
    const { id: caseId } = data.rows[0]!;
    const { data: found } = await server.call('GET', `/api/Payment/case/${caseId}` as '/api/Payment/case/:id', {
      token,
    });
    const answers = { decision: DECISIONS.refund, reason: 'The payer asked for it' };
    const body = { request: randomUUID(), from: found.state, digest: found.digest, answers };
    const { status, text } = await post(`case/${caseId}/settle`, body, token);
    if (status !== 200) throw new Error(text);
    return { caseId, rrr: rrr! };
  };
  const moved = async (...postings: Posting[]) =>
    server.platform.database.transaction((tx) =>
      postJournal(tx, { kind: 'payment', key: randomUUID(), at: server.clock.now(), actor: 'system:test', postings }),
    );
  const credited = async (kobo = KOBO): Promise<Enrolled> => {
    const student = await enrolled(server, `refunded${String.fromCharCode(97 + (students += 1))}`);
    await moved(
      { account: 'clearing', amountKobo: kobo },
      { account: 'student credit', studentId: student.studentId, amountKobo: -kobo },
    );
    return student;
  };
  const spend = ({ studentId }: Enrolled, amountKobo: number) =>
    moved({ account: 'student credit', studentId, amountKobo }, { account: 'income', amountKobo: -amountKobo });

  test('what is due of a case goes back by two people, the bank’s file and the bank’s word', async () => {
    const { caseId, rrr } = await due();
    expect(await source(rrr)).toMatchObject({ caseId, payerName: 'Okafor Ada', heldKobo: KOBO, refundableKobo: KOBO });
    const [dueBefore, bankBefore] = [await koboOn('refunds due'), await koboOn('bank')];
    const id = await asked({ caseId }, 400);
    expect(await at(id)).toMatchObject({
      state: 'asked',
      may: ['approve', 'refuse'],
      isOwnAccount: true,
      bank: 'Access Bank',
    });
    expect((await at(id, bursar)).may).toEqual(['withdraw']);
    expect(await koboOn('refunds due')).toBe(dueBefore);
    await taken(id, 'approve', auditor);
    expect([await koboOn('refunds due'), await koboOn('refunds payable')]).toEqual([dueBefore + KOBO, -KOBO]);
    const { data: made } = await makeFile();
    expect(made.refunds).toBe(1);
    const { reference } = await at(id);
    expect(await file(made.id)).toBe(
      `Account number,Bank,Account name,Amount,Narration,Reference\r\n0123456789,Access Bank,OKAFOR ADA N,400.00,Refund ${reference} of RRR ${rrr},${reference}\r\n`,
    );
    await taken(id, 'pay', bursar, paying());
    expect([await koboOn('refunds payable'), await koboOn('bank')]).toEqual([0, bankBefore - KOBO]);
    expect(await at(id)).toMatchObject({ state: 'paid', bankReference: 'FT26333XYZ', may: [], heldKobo: 0 });
    const history = await server.call('GET', `/api/Payment/refund/${id}/history` as '/api/Payment/refund/:id/history', {
      token: bursar,
    });
    expect(history.data.map((each) => `${each.step}, ${each.by}`)).toEqual([
      'Asked, Danjuma Halima',
      'Approved, Okoro Ifeanyi',
      'Sent to the bank, Danjuma Halima',
      'Paid, Danjuma Halima',
    ]);
    const [first, second] = await emails(id);
    expect([first!.kind, second!.kind, first!.recipient]).toEqual([
      'refund-approved',
      'refund-paid',
      'ada@example.com',
    ]);
    expect(second!.words_text).toContain('FT26333XYZ');
    expect(second!.words_text).toContain('******6789');
    expect(first!.words_text).not.toContain('0123456789');
    const audit = await run(
      `select action from audit_entry where subject_kind = 'refund' and subject_id = $1 order by id`,
      [id],
    );
    expect(audit.map(({ action }) => action)).toEqual([
      'refund-asked',
      'refund-approved',
      'refund-sent-to-the-bank',
      'refund-paid',
    ]);
  });

  test('one person tries a thousand times and pays nothing, whatever roles they have', async () => {
    const { caseId } = await due(bursar);
    const { data } = await ask({ caseId }, 400, {}, admin);
    const { digest } = await at(data.id, admin);
    expect((await at(data.id, admin)).may).toEqual(['refuse', 'withdraw']);
    const before = await ledgerOf(server);
    const tries = new Set<string>();
    for (let number = 0; number < 1000; number += 1) {
      const body = { request: randomUUID(), from: number % 7 === 0 ? 'approved' : 'asked', digest, answers: paying() };
      const act = number % 7 === 0 ? 'pay' : 'approve';
      const { status, json } = await post(`refund/${data.id}/${act}`, body, admin);
      tries.add(`${act} ${status} ${json.message}`);
    }
    expect([...tries].sort()).toEqual([
      'approve 403 This refund was asked by you. Another person has to take this step',
      'pay 422 A refund cannot be paid from where it is',
    ]);
    await makeFile().then(({ status }) => expect(status).toBe(409));
    expect(await ledgerOf(server)).toEqual(before);
    expect((await at(data.id)).state).toBe('asked');
    await taken(data.id, 'refuse', auditor, { reason: 'Not due' });
  });

  test('whoever settled the case does not approve, nor does the student whose money it is', async () => {
    const { caseId } = await due(admin);
    const id = await asked({ caseId }, 400);
    expect((await at(id, admin)).may).toEqual(['refuse', 'withdraw']);
    const refused = await step(id, 'approve', admin);
    expect([refused.status, refused.json.message]).toEqual([
      403,
      'You took part in the case of this money. Another person has to approve it',
    ]);
    const ada = await credited();
    const own = await asked(ada, 400);
    const roles = await rolesApi(server);
    await roles.except(ada.userId, true, 'invoices', 'refund-ask', 'refund-approve', 'staff');
    const { token } = await signedIn(server, ada.userName);
    for (const answer of [await step(own, 'approve', token), await ask(ada, 1, {}, token)])
      expect([answer.status, answer.json.message]).toEqual([
        403,
        'This is your own money. Another person has to do it',
      ]);
    expect((await at(own)).state).toBe('asked');
  });

  test('of two who approve at once one does, and of two files one has it', async () => {
    const second = await enrolled(server, 'secondapprover');
    await (await rolesApi(server)).except(second.userId, true, 'invoices', 'refund-approve', 'staff');
    const { token } = await signedIn(server, 'secondapprover');
    const ada = await credited();
    const id = await asked(ada, 400);
    const both = await Promise.all([step(id, 'approve', auditor), step(id, 'approve', token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await koboOn('refunds payable')).toBe(-KOBO);
    const files = await Promise.all([makeFile(), makeFile(randomUUID(), admin)]);
    expect(files.map(({ status }) => status).sort()).toEqual([200, 409]);
    await taken(id, 'pay', bursar, paying());
  });

  test('no more than its source has is asked for or approved, in any order', async () => {
    const ada = await credited();
    const both = await Promise.all([ask(ada, 400), ask(ada, 400)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)!.json.errors).toEqual({ '/amount': 'nothing is left to refund' });
    const id = both.find(({ status }) => status === 200)!.data.id;
    const seen = await at(id);
    await spend(ada, 10_000);
    const old = await post(
      `refund/${id}/approve`,
      { request: randomUUID(), from: 'asked', digest: seen.digest, answers: {} },
      auditor,
    );
    expect([old.status, old.json.message]).toEqual([
      409,
      'This refund has changed since you opened it. Please look at it again',
    ]);
    const less = await step(id, 'approve', auditor);
    expect([less.status, less.json.message]).toEqual([409, 'Only ₦300.00 is left to refund. Please refuse it']);
    await taken(id, 'refuse', auditor, { reason: 'The credit was used' });
    expect((await ask(ada, '300.01')).json.errors).toEqual({ '/amount': 'only up to ₦300.00 can be refunded' });
    expect((await ask(ada, 'all')).json.errors).toEqual({ '/amount': 'please enter the amount, as 10,000.50' });
    await moved(
      { account: 'receivable', studentId: ada.studentId, amountKobo: 25_000 },
      { account: 'income', amountKobo: -25_000 },
    );
    expect(await source(ada.studentId)).toMatchObject({ heldKobo: 30_000, owedKobo: 25_000, refundableKobo: 5_000 });
    const request = randomUUID();
    const again = { request, studentId: ada.studentId, answers: { ...ACCOUNT, amount: '50' } };
    const [one, other] = [await post('refund', again, bursar), await post('refund', again, bursar)];
    expect(other.data).toEqual(one.data);
    await ledgerOf(server);
  });

  test('an account of another name needs a reason, which who approves it reads', async () => {
    const ada = await credited();
    const account = { accountName: 'OKAFOR CHIDI' };
    expect((await ask(ada, 400, account)).json.errors).toEqual({
      '/nameReason': 'fewer than two names are those of Okafor Ada Ngozi: please say why they differ',
    });
    expect((await ask(ada, 400, { accountNumber: '12345' })).json.errors).toEqual({
      '/accountNumber': 'an account number has 10 digits',
    });
    const { data } = await ask(ada, 400, { ...account, nameReason: 'Her father, by her letter' });
    expect(await at(data.id)).toMatchObject({ isOwnAccount: false, nameReason: 'Her father, by her letter' });
  });

  test('a file is the same bytes each time, and a confirmation that is sent again is one', async () => {
    const ada = await credited();
    const id = await asked(ada, 400);
    await taken(id, 'approve', auditor);
    const request = randomUUID();
    const [one, again] = [await makeFile(request), await makeFile(request)];
    expect(again.data).toEqual(one.data);
    const content = await file(one.data.id);
    const early = await step(id, 'pay', bursar, { ...paying(), paidOn: '2020-01-01' });
    expect(early.json.errors).toEqual({ '/paidOn': 'this day is before the bank had its file' });
    const bankBefore = await koboOn('bank');
    const confirmation = { request: randomUUID(), from: 'sent', answers: paying() };
    const twice = await Promise.all([1, 2].map(() => post(`refund/${id}/pay`, confirmation, bursar)));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const late = await post(`refund/${id}/pay`, { ...confirmation, request: randomUUID() }, bursar);
    expect(late.status).toBe(409);
    expect(await koboOn('bank')).toBe(bankBefore - KOBO);
    expect(
      (await post(`refund/${id}/return`, { request: randomUUID(), from: 'sent', answers: { reason: 'No' } }, bursar))
        .status,
    ).toBe(409);
    await taken(await sent(await credited(), 400), 'pay', bursar, paying());
    expect(await file(one.data.id)).toBe(content);
    const { data } = await server.call('GET', '/api/Payment/refund-files', { token: bursar });
    expect(data.rows.find((row) => row.id === one.data.id)).toMatchObject({ refunds: 1, amountKobo: KOBO, open: 0 });
  });

  test('what the bank returns is the student’s credit again, and may be refunded anew', async () => {
    const ada = await credited();
    const id = await sent(ada, 400);
    expect(await source(ada.studentId)).toMatchObject({ heldKobo: 0, refundableKobo: 0 });
    await taken(id, 'return', bursar, { reason: 'The account is closed' });
    expect(await source(ada.studentId)).toMatchObject({ heldKobo: KOBO, refundableKobo: KOBO });
    expect(await koboOn('refunds payable')).toBe(0);
    expect((await emails(id)).find(({ kind }) => kind === 'refund-returned')!.words_text).toContain(
      'The account is closed',
    );
    const next = await asked(ada, 400);
    expect((await at(next)).others).toMatchObject([{ id, state: 'returned', amountKobo: KOBO }]);
    await taken(next, 'withdraw', bursar, { reason: 'The student keeps it' });
    const { data } = await server.call('GET', '/api/Payment/statement', { token: ada.token });
    expect(data.map(({ description, balanceKobo }) => [description, balanceKobo]).slice(-2)).toEqual([
      ['Refund to a bank account', 0],
      ['Refund that the bank did not pay', -KOBO],
    ]);
    const due1 = await due();
    const other = await asked(due1, 400);
    await taken(other, 'approve', auditor);
    await taken(other, 'return', bursar, { reason: 'A wrong account number' });
    expect(await source(due1.rrr)).toMatchObject({ heldKobo: KOBO, refundableKobo: KOBO });
  });

  test('an approval is nothing at all where it does not end, and is done the second time', async () => {
    const ada = await credited();
    const id = await asked(ada, 400);
    const before = await ledgerOf(server);
    await run(`alter table mail add constraint no_refunds check (kind <> 'refund-approved') not valid`);
    expect((await step(id, 'approve', auditor)).status).toBe(500);
    expect(await ledgerOf(server)).toEqual(before);
    expect((await at(id)).state).toBe('asked');
    await run('alter table mail drop constraint no_refunds');
    await taken(id, 'approve', auditor);
    expect(await koboOn('refunds payable')).toBe((before['refunds payable'] ?? 0) - KOBO);
  });
});
