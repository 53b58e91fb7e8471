import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { lagosDay } from '#rules/lagosDay.ts';
import { adjusting } from '../../support/adjusting.ts';
import { onDatabases } from '../../support/databases.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { signedIn } from '../../support/people.ts';
import { rolesApi } from '../../support/roles.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { ledgerOf, publishFees, studentFee } from '../../support/studentMoney.ts';
import { commitUpload, tryRows } from '../../support/uploading.ts';

const DAY_MS = 86_400_000;

onDatabases('an adjustment', (databases) => {
  let server: TestServer;
  let [bursar, auditor, admin] = ['', '', ''];
  let api: ReturnType<typeof adjusting>;
  let students = 0;
  beforeAll(async () => {
    server = await freshServer(databases);
    api = adjusting(server);
    await run(`update fee_assignment set state = 'replaced'`);
    await publishFees(server, {
      [await studentFee(server, 'Tuition', { rank: 10 })]: 80_000_00,
      [await studentFee(server, 'Library', { rank: 20 })]: 20_000_00,
    });
    await signIn();
  });

  const signIn = async () => {
    [bursar, auditor, admin] = (await Promise.all(
      ['bursar', 'auditor', 'admin'].map(async (name) => (await signedIn(server, name)).token),
    )) as [string, string, string];
  };
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const charged = async (): Promise<Enrolled> => {
    const student = await enrolled(server, `adjusted${String.fromCharCode(97 + (students += 1))}`);
    await invoice(student);
    return student;
  };
  const invoice = ({ token }: Enrolled, expectedTotal = 100_000) =>
    server.call<{ rrr: string }>('POST', '/api/Payment/generate-fee-Invoice', {
      token,
      body: { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal },
    });
  const bursarsRole = async () => {
    const { data } = await server.call('GET', '/api/Payment/adjustment-limits', { token: auditor });
    return data.find(({ role }) => role === 'bursar')!;
  };
  const limit = async (naira: number | string, token = auditor) =>
    api.post('adjustment-limit', { roleId: (await bursarsRole()).roleId, answers: { amount: String(naira) } }, token);
  const owed = async ({ studentId }: Enrolled) => {
    const { data } = await server.call('GET', `/api/Bursary/student-account?studentId=${studentId}`, { token: bursar });
    return data;
  };
  const ok = async (answer: Awaited<ReturnType<typeof api.post>>) => {
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.data;
  };

  test('without a limit everything waits for another person, who did not ask for it', async () => {
    const ada = await charged();
    const before = await ledgerOf(server);
    const { id, state } = await ok(await api.relieve('waiver', ada, 'Tuition', 30_000, bursar));
    expect(state).toBe('asked');
    expect(await ledgerOf(server)).toEqual(before);
    expect(await api.at(id, auditor)).toMatchObject({ kind: 'waiver', dueKobo: 80_000_00, may: ['approve', 'refuse'] });
    expect((await api.at(id, bursar)).may).toEqual(['withdraw']);
    expect((await api.step(id, 'approve', bursar)).status).toBe(403);
    const own = await ok(await api.relieve('waiver', ada, 'Library', 5_000, admin));
    expect((await api.step(own.id, 'approve', admin)).json.message).toBe(
      'This adjustment was asked for by you. Another person has to take this step',
    );
    await ok(await api.step(id, 'approve', auditor));
    expect(await ledgerOf(server)).toMatchObject({
      waivers: (before['waivers'] ?? 0) + 30_000_00,
      receivable: before['receivable']! - 30_000_00,
    });
    const { sessions, balanceKobo, lines } = await owed(ada);
    expect(sessions).toMatchObject([
      { chargedKobo: 100_000_00, waivedKobo: 30_000_00, paidKobo: 0, owedKobo: 70_000_00 },
    ]);
    expect(balanceKobo).toBe(70_000_00);
    expect(lines.at(-1)).toMatchObject({ title: 'Waiver', why: 'Letter of the rector', creditKobo: 30_000_00 });
    await ok(await api.step(own.id, 'refuse', auditor, { reason: 'No minute of the board' }));
  });

  test('needs its claim, a reason and a paper of one’s own', async () => {
    const ada = await charged();
    const { token: lecturer } = await signedIn(server, 'lecturer');
    expect((await api.relieve('waiver', ada, 'Tuition', 1, auditor).catch(() => ({ status: 0 }))).status).toBe(0);
    const [charge] = (await api.studentOf(ada, bursar)).charges;
    const body = { request: randomUUID(), kind: 'waiver', studentId: ada.studentId, chargeId: charge!.id };
    const sent = (answers: object, token = bursar) => api.post('adjustment', { ...body, answers }, token);
    expect((await sent({}, lecturer)).status).toBe(403);
    expect((await sent({}, auditor)).status).toBe(403);
    expect((await sent({ amount: '10' })).json.errors).toEqual({
      '/reason': 'please say why',
      '/paper': 'please upload the paper',
    });
    const others = await api.paper(admin);
    expect((await sent({ amount: '10', reason: 'Letter', paper: others })).status).toBe(422);
    expect((await api.relieve('waiver', ada, 'Library', '20000.01', bursar)).json.errors).toEqual({
      '/amount': 'only ₦20,000.00 is left of this charge',
    });
  });

  test('up to the limit of the role it posts at once, and pieces for one student count together', async () => {
    expect((await limit(20_000, bursar)).status).toBe(403);
    await ok(await limit(20_000));
    expect(await bursarsRole()).toMatchObject({ amountKobo: 20_000_00 });
    const roles = await rolesApi(server);
    expect(await roles.audited('adjustment-limit-set')).toMatchObject([{ detail: { before: 0, after: 20_000_00 } }]);
    const adminRole = await roles.role('admin');
    const own = await api.post('adjustment-limit', { roleId: adminRole.id, answers: { amount: '1' } }, admin);
    expect([own.status, own.json.message]).toEqual([
      403,
      'This is a role of your own. Another person has to set its limit',
    ]);
    const ada = await charged();
    const first = await ok(await api.relieve('waiver', ada, 'Tuition', 12_000, bursar));
    expect(first.state).toBe('posted');
    expect((await api.studentOf(ada, bursar)).leftKobo).toBe(8_000_00);
    const second = await ok(await api.relieve('write-off', ada, 'Tuition', '8000.01', bursar));
    expect(second.state).toBe('asked');
    expect((await ok(await api.relieve('write-off', ada, 'Tuition', 8_000, bursar))).state).toBe('posted');
    const path = `/api/Payment/adjustment/${first.id}/history` as '/api/Payment/adjustment/:id/history';
    const { data: history } = await server.call('GET', path, { token: auditor });
    expect(history.map(({ step }) => step)).toEqual(['Asked for', 'Posted at once']);
    await ok(await api.step(second.id, 'withdraw', bursar, { reason: 'Twice' }));
    const { token } = ada;
    const { data: statement } = await server.call('GET', '/api/Payment/statement', { token });
    expect(statement.at(-1)).toMatchObject({ chargedKobo: -8_000_00, paidKobo: 0, balanceKobo: 80_000_00 });
    server.clock.advance(31 * DAY_MS);
    await signIn();
    expect((await api.studentOf(ada, bursar)).leftKobo).toBe(20_000_00);
  });

  test('a waiver of all that is left pays the invoice without its RRR, and its reversal is owed again', async () => {
    const ada = await charged();
    const { data: made } = await invoice(ada);
    const settled = async () =>
      (
        await run(
          'select settled_at is not null as settled, void_at is not null as void from invoice where student_id = $1',
          [ada.studentId],
        )
      )[0];
    const ids: string[] = [];
    for (const [fee, naira] of [
      ['Tuition', 80_000],
      ['Library', 20_000],
    ] as const) {
      const { id, state } = await ok(await api.relieve('waiver', ada, fee, naira, bursar));
      if (state === 'asked') await ok(await api.step(id, 'approve', auditor));
      ids.push(id);
    }
    expect(await settled()).toEqual({ settled: true, void: false });
    const { data: due } = await server.call<{ dueKobo: number }>(
      'GET',
      '/api/Payment/schoolfees/initiate-payment?sessionId=1&paymentTypeId=1',
      { token: ada.token },
    );
    expect(due.dueKobo ?? 0).toBe(0);
    expect(made).toBeDefined();
    expect((await api.step(ids[0]!, 'reverse', bursar, { reason: 'No' })).status).toBe(403);
    await ok(await api.step(ids[0]!, 'reverse', auditor, { reason: 'The letter was false' }));
    expect(await settled()).toEqual({ settled: false, void: true });
    expect((await owed(ada)).balanceKobo).toBe(80_000_00);
    expect((await api.step(ids[0]!, 'reverse', auditor, { reason: 'Again' })).status).toBe(422);
    expect((await owed(ada)).lines.map(({ title }) => title).slice(-1)).toEqual(['Waiver reversed']);
  });

  test('of two officers at once one waives, and a request that is sent again is one', async () => {
    const ada = await charged();
    await ok(await limit(1_000_000));
    const second = await enrolled(server, 'secondofficer');
    const roles = await rolesApi(server);
    await roles.except(second.userId, true, 'invoices', 'adjust-ask', 'staff');
    await run(`update user_account set role_id = (select id from role where name = 'bursar') where id = $1`, [
      second.userId,
    ]);
    const { token } = await signedIn(server, 'secondofficer');
    const both = await Promise.all([bursar, token].map((each) => api.relieve('waiver', ada, 'Tuition', 80_000, each)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await owed(ada)).balanceKobo).toBe(20_000_00);
    const request = randomUUID();
    const answers = { amount: '7000', reason: 'Letter', paper: await api.paper(bursar) };
    const [charge] = (await api.studentOf(ada, bursar)).charges;
    const body = { request, kind: 'waiver', studentId: ada.studentId, chargeId: charge!.id, answers };
    const [one, again] = await Promise.all([1, 2].map(() => api.post('adjustment', body, bursar)));
    expect(again!.data.id).toBe(one!.data.id);
    expect((await owed(ada)).balanceKobo).toBe(13_000_00);
  });

  test('nobody adjusts their own money', async () => {
    const ada = await charged();
    await (await rolesApi(server)).except(ada.userId, true, 'invoices', 'adjust-ask', 'adjust-approve', 'staff');
    const { token } = await signedIn(server, ada.userName);
    const own = await api.relieve('waiver', ada, 'Tuition', 1, token);
    expect([own.status, own.json.message]).toEqual([403, 'This is your own money. Another person has to do it']);
  });

  test('a teller pays what is due and leaves the rest as credit; its number is taken once', async () => {
    const ada = await charged();
    const before = await ledgerOf(server);
    const { id, state } = await ok(await api.lodge(ada, 110_000, '00 4512', bursar));
    expect(state).toBe('posted');
    const after = await ledgerOf(server);
    expect(after['clearing']).toBe((before['clearing'] ?? 0) + 110_000_00);
    const account = await owed(ada);
    expect(account).toMatchObject({ balanceKobo: -10_000_00, creditKobo: 10_000_00 });
    expect(account.lines.map(({ title }) => title)).toContain('Lodgement by teller');
    for (const naira of [110_000, 50])
      expect((await api.lodge(await charged(), naira, '4512', bursar)).json.errors).toEqual({
        '/tellerNumber': 'this teller number of this bank was taken already',
      });
    expect((await api.lodge(ada, 1, '12', bursar)).json.errors).toEqual({
      '/tellerNumber': 'a teller number has four letters or digits at least',
    });
    const bola = await charged();
    const both = await Promise.all([api.lodge(ada, 10, '7788', bursar), api.lodge(bola, 10, '7788', bursar)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    await ok(await api.step(id, 'reverse', auditor, { reason: 'Another student’s' }));
    expect((await owed(ada)).lines.at(-1)).toMatchObject({ title: 'Lodgement reversed' });
    expect((await ok(await api.lodge(bola, 100_000, '4512', bursar))).state).toBe('posted');
    await ledgerOf(server);
  });

  test('the bank’s line finds its teller, whichever comes first, and money is never counted twice', async () => {
    const ada = await charged();
    const list = { college: server, token: bursar, list: '/api/Payment/bank-lines', action: 'upload-bank-statement' };
    const upload = async (teller: string, naira: string) => {
      const { id } = await tryRows(list, [
        ['Account number', 'Date', 'Narration', 'Debit', 'Credit', 'Balance'],
        ['0099000001', '01/11/2026', `CASH DEP TELLER ${teller}`, '', naira, ''],
      ]);
      await commitUpload(list, id);
      await server.jobs.run('place-bank-lines');
    };
    const { id } = await ok(await api.lodge(ada, 3_000, '880123', bursar));
    const before = await ledgerOf(server);
    await upload('00880123', '3000.00');
    const after = await ledgerOf(server);
    expect(after['bank']).toBe((before['bank'] ?? 0) + 3_000_00);
    expect(after['clearing']).toBe(before['clearing']! - 3_000_00);
    expect(after['suspense']).toBe(before['suspense']);
    expect((await api.at(id, auditor)).statementDay).toBe('2026-11-01');
    const reversed = await api.step(id, 'reverse', auditor, { reason: 'Wrong' });
    expect([reversed.status, reversed.json.message]).toEqual([
      409,
      'The bank’s statement has this money. Please refund it instead of reversing it',
    ]);
    await upload('991234', '4000.00');
    const late = await api.lodge(ada, 4_000, '991234', bursar);
    expect(late.json.errors).toEqual({
      '/tellerNumber': expect.stringMatching(
        /^The bank’s statement has this teller already\. Please settle case LD\d{6} instead$/,
      ),
    });
  });

  test('what is approved for less than is left by now is not posted, and an approval that fails leaves nothing', async () => {
    const ada = await charged();
    await ok(await limit(0));
    const { id } = await ok(await api.relieve('waiver', ada, 'Library', 20_000, bursar));
    expect((await api.relieve('write-off', ada, 'Tuition', 80_000, bursar)).data.state).toBe('asked');
    const other = await ok(await api.lodge(ada, 90_000, '5555666', bursar));
    const before = await ledgerOf(server);
    await run(`alter table notification add constraint no_notices check (category <> 'schoolFeesInvoice') not valid`);
    expect((await api.step(other.id, 'approve', auditor)).status).toBe(500);
    await run('alter table notification drop constraint no_notices');
    expect(await ledgerOf(server)).toEqual(before);
    await ok(await api.step(other.id, 'approve', auditor));
    const late = await api.step(id, 'approve', auditor);
    expect([late.status, late.json.message]).toEqual([409, 'Only ₦10,000.00 is left of this charge. Please refuse it']);
  });

  test('a day that is closed gets no journal: what is approved later is of the open day', async () => {
    const ada = await charged();
    const { id } = await ok(await api.lodge(ada, 500, '3210987', bursar));
    const asked = lagosDay(server.platform.now());
    server.clock.advance(DAY_MS);
    await signIn();
    const post = (path: string, body: object, token: string) =>
      server.call('POST', `/api/Bursary/${path}` as '/api/Bursary/closing', { token, body: body as never });
    const { data: closing } = await post(
      'closing',
      { request: randomUUID(), answers: { span: 'A day', day: asked } },
      bursar,
    );
    const seen = (
      await server.call('GET', `/api/Bursary/closing/${closing.id}` as '/api/Bursary/closing/:id', { token: auditor })
    ).data;
    const body = { request: randomUUID(), from: seen.state, digest: seen.digest, answers: {} };
    expect((await post(`closing/${closing.id}/close`, body, auditor)).status).toBe(200);
    await ok(await api.step(id, 'approve', auditor));
    const [journal] = await run(
      `select to_char(j.day, 'YYYY-MM-DD') as day from journal j where j.kind = 'manual lodgement' order by j.at desc limit 1`,
    );
    expect(journal!['day']).toBe(lagosDay(server.platform.now()));
    expect(journal!['day']! > asked).toBe(true);
  });

  test('the paper is read by who sees payments, and by nobody else', async () => {
    const ada = await charged();
    const { id } = await ok(await api.relieve('waiver', ada, 'Tuition', 10, bursar));
    const read = async (token: string) =>
      fetch(`${server.address}/api/Payment/adjustment/${id}/paper`, { headers: { authorization: `Bearer ${token}` } });
    const given = await read(auditor);
    expect([given.status, given.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await read(ada.token)).status).toBe(403);
    await run(`update student_file set uploaded_at = uploaded_at - interval '3 days'`);
    await server.jobs.run('sweep-student-files');
    expect((await read(auditor)).status).toBe(200);
  });
});
