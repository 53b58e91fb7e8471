import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { LoanWaitingRow } from '#contract/finance/loans.ts';
import type { BankBook } from '#contract/finance/bank.ts';
import type { PaymentCase } from '#contract/finance/reconciliation.ts';
import { DECISIONS } from '#rules/finance/caseSettlement.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { lending, LOAN_HEADINGS } from '../../support/lending.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { ledgerOf, manyStudents, publishFees, studentFee } from '../../support/studentMoney.ts';
import { commitUpload, takeUploadBack, tryRows, type Uploader } from '../../support/uploading.ts';

const FEES = 100_000_00;
const LOAN = 50_000_00;
const BANK = ['Account number', 'Date', 'Value date', 'Narration', 'Debit', 'Credit', 'Balance', 'Reference'];

onBothDatabases('a batch of student loans', (databases) => {
  let server: TestServer;
  let api: ReturnType<typeof lending>;
  let [bursar, auditor, admin] = ['', '', ''];
  let session = '';
  const students: Enrolled[] = [];
  beforeAll(async () => {
    server = await freshServer(databases);
    api = lending(server);
    [bursar, auditor, admin] = (await Promise.all(
      ['bursar', 'auditor', 'admin'].map(async (name) => (await signedIn(server, name)).token),
    )) as [string, string, string];
    await run(`update fee_assignment set state = 'replaced'`);
    await publishFees(server, { [await studentFee(server, 'Tuition')]: FEES });
    for (const letter of 'abcdefgh') students.push(await enrolled(server, `lent${letter}`));
    session = String((await run('select name from academic_session where id = 1'))[0]!['name']);
    for (const student of students) await invoice(student);
  }, 120_000);

  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const invoice = async ({ token }: Enrolled) => {
    const body = { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal: FEES / 100 };
    const { data, text } = await server.call<{ rrr: string }>('POST', '/api/Payment/generate-fee-Invoice', {
      token,
      body,
    });
    if (!data?.rrr) throw new Error(text);
    return data.rrr;
  };
  const numberOf = ({ userName }: Enrolled) => `2026${String(userName.length)}${userName.toUpperCase()}`;
  const row = (batch: string, student: Enrolled, naira = '50,000.00', name = 'ADA OKAFOR') =>
    [batch, session, numberOf(student), name, naira] as const;
  const accountOf = async ({ studentId }: Enrolled) =>
    (await server.call('GET', `/api/Bursary/student-account?studentId=${studentId}`, { token: bursar })).data;
  const journals = async () =>
    Number((await run(`select count(*)::int4 as n from journal where kind = 'student loan'`))[0]!['n']);
  const byTwo = () => ({ asks: bursar, approves: auditor });

  test('is tried before it is stored: what fits nobody is named, and what cannot be read is refused', async () => {
    const { report } = await tryRows(api.to(bursar), [
      LOAN_HEADINGS,
      [...row('nelf 1', students[0]!)],
      [...row('nelf 1', students[1]!, '50,000.00', 'Bello Musa')],
      ['nelf 1', session, 'NOBODY/1', 'Eze Chidi', '50,000'],
      ['nelf 1', '1999/2000', numberOf(students[2]!), 'Ada Okafor', '50,000'],
      ['nelf 1', session, numberOf(students[3]!), 'Ada Okafor', 'much'],
    ]);
    expect(report).toMatchObject({ created: 4, refused: 1 });
    expect(report.mistakes.map(({ row: at, column }) => [at, column])).toEqual([[6, 'Amount (₦)']]);
    expect(report.notices.rows.map(({ row: at, column, message }) => [at, column, message])).toEqual([
      [3, 'Full name', 'This number is that of another name: its money will wait in suspense'],
      [4, 'Matric number', 'No student has this number: its money will wait in suspense'],
      [5, 'Session', 'The college has no such session: its money will wait in suspense'],
    ]);
    expect(await api.batches(bursar)).toEqual([]);
  });

  test('is taken back whole as long as nobody requests it, and its lines once it is requested no more', async () => {
    const { id } = await tryRows(api.to(bursar), [LOAN_HEADINGS, [...row('nelf 0', students[0]!)]]);
    await commitUpload(api.to(bursar), id);
    expect(await takeUploadBack(api.to(bursar), id)).toMatchObject({ removed: 1, spared: 0 });
    expect(await api.batches(bursar)).toEqual([]);
  });

  test('of which one line in ten is faulty pays the students, and the others wait in cases', async () => {
    const before = await ledgerOf(server);
    const rows = [
      row('NELF 1', students[0]!),
      row('NELF 1', students[1]!, '120,000.00'),
      ...Array.from(
        { length: 16 },
        (_, place) => ['NELF 1', session, `CROWD${place + 1}`, `Okafor Crowd ${place + 1}`, '50,000.00'] as const,
      ),
      ['NELF 1', session, 'NOBODY/1', 'Eze Chidi', '50,000.00'] as const,
      row('NELF 1', students[2]!, '50,000.00', 'Bello Musa'),
    ];
    await manyStudents(server, 16);
    expect(await api.upload(rows, bursar)).toMatchObject({ created: 20, refused: 0 });
    expect(await api.batch('NELF 1', bursar)).toMatchObject({
      lines: 20,
      faulty: 2,
      faultyKobo: 2 * LOAN,
      state: 'uploaded',
    });
    expect((await ledgerOf(server))['clearing']).toBe(before['clearing']);
    await api.post('NELF 1', byTwo());
    const after = await ledgerOf(server);
    const totalKobo = 19 * LOAN + 120_000_00;
    expect((after['clearing'] ?? 0) - (before['clearing'] ?? 0)).toBe(totalKobo);
    expect((after['suspense'] ?? 0) - (before['suspense'] ?? 0)).toBe(-2 * LOAN);
    const bill = `select settled_by, receipt_code is not null as has_receipt from invoice where student_id = $1`;
    expect(await run(bill, [students[1]!.studentId])).toEqual([{ settled_by: ['loan'], has_receipt: true }]);
    expect(await run(bill, [students[0]!.studentId])).toEqual([{ settled_by: [], has_receipt: false }]);
    expect(await api.batch('NELF 1', bursar)).toMatchObject({
      posted: 18,
      faulty: 2,
      creditKobo: 0 - ((after['student credit'] ?? 0) - (before['student credit'] ?? 0)),
      problems: [
        { problem: 'name', lines: 1, amountKobo: LOAN, openKobo: LOAN },
        { problem: 'number', lines: 1, amountKobo: LOAN, openKobo: LOAN },
      ],
      statementDay: null,
    });
    const first = await accountOf(students[0]!);
    expect(first.balanceKobo).toBe(FEES - LOAN);
    expect(first.lines.find(({ title }) => title === 'Student loan')).toMatchObject({
      why: 'Paid by the student loan fund, batch NELF 1',
      creditKobo: LOAN,
    });
    expect(await accountOf(students[1]!)).toMatchObject({ balanceKobo: -20_000_00, creditKobo: 20_000_00 });
    const path = '/api/Payment/loan-waiting';
    const { data } = await server.call<{ rows: LoanWaitingRow[] }>('GET', path, { token: bursar });
    expect(data.rows.map(({ kind, number, days, amountKobo }) => [kind, number, days, amountKobo])).toEqual(
      expect.arrayContaining([
        ['difference', 'NOBODY/1', 0, LOAN],
        ['difference', numberOf(students[2]!), 0, LOAN],
      ]),
    );
  });

  test('uploaded again adds nothing, and one that overlaps names what is known', async () => {
    const count = await journals();
    const { report } = await tryRows(api.to(bursar), [
      LOAN_HEADINGS,
      [...row('Nelf 1', students[0]!)],
      [...row('NELF 1', students[1]!, '60,000.00')],
      [...row('NELF 1', students[4]!)],
      [...row('NELF 2', students[4]!)],
    ]);
    expect(report).toMatchObject({ created: 1, unchanged: 1, refused: 2 });
    expect(report.mistakes.map(({ row: at, message }) => [at, message])).toEqual([
      [3, '₦120,000.00 is stored of this number, batch and session'],
      [4, 'batch NELF 1 is posted already. Please give this line a batch of its own'],
    ]);
    expect(await journals()).toBe(count);
  });

  test('is settled by the bank’s line that names it, and one whose money the bank had first leaves suspense', async () => {
    const bank: Uploader = {
      college: server,
      token: bursar,
      list: '/api/Payment/bank-lines',
      action: 'upload-bank-statement',
    };
    const statement = async (narration: string, credit: string) => {
      const { id } = await tryRows(bank, [BANK, ['0099000001', '01-Oct-2026', '', narration, '', credit, '', '']]);
      await commitUpload(bank, id);
      await server.jobs.run('place-bank-lines');
    };
    const before = await ledgerOf(server);
    await statement('NELFUND DISBURSEMENT NELF/1', '1,070,000.00');
    expect((await api.batch('NELF 1', bursar)).statementDay).toBe('2026-10-01');
    const settled = await ledgerOf(server);
    expect((settled['bank'] ?? 0) - (before['bank'] ?? 0)).toBe(1_070_000_00);
    expect((settled['clearing'] ?? 0) - (before['clearing'] ?? 0)).toBe(-1_070_000_00);

    await statement('NELFUND 2ND DISBURSEMENT', '75,000.00');
    expect((await ledgerOf(server))['suspense']! - settled['suspense']!).toBe(-75_000_00);
    await api.upload([row('NELF 3', students[4]!, '75,000.00')], bursar);
    await api.post('NELF 3', byTwo());
    const after = await ledgerOf(server);
    expect([after['suspense'], after['clearing']]).toEqual([settled['suspense'], settled['clearing']]);
    expect((await accountOf(students[4]!)).balanceKobo).toBe(FEES - 75_000_00);
    expect((await api.batch('NELF 3', bursar)).statementDay).toBe('2026-10-01');
    const [ended] = await run(
      `select state, settled_as from payment_case where kind = 'lodgement' order by opened_at desc limit 1`,
    );
    expect(ended).toMatchObject({ state: 'settled', settled_as: 'loan' });
    const { data } = await server.call<BankBook>('GET', '/api/Payment/bank-book', { token: bursar });
    expect(data.differences).toEqual([]);
  });

  test('whose line fits nobody is moved to its student by the case', async () => {
    const line = (await api.lines('NELF 1', bursar)).find(({ problem }) => problem === 'name')!;
    const path = `/api/Payment/case/${line.caseId}` as '/api/Payment/case/:id';
    const found = (await server.call('GET', path, { token: bursar })).data as PaymentCase;
    expect(found).toMatchObject({ kind: 'loan', fullName: `Bello Musa, ${numberOf(students[2]!)}`, heldKobo: LOAN });
    const { status, text } = await server.call('POST', `/api/Payment/case/${found.id}/settle`, {
      token: bursar,
      body: {
        request: randomUUID(),
        from: found.state,
        digest: found.digest,
        answers: { decision: DECISIONS.move, target: numberOf(students[2]!), reason: 'The fund has an old name' },
      },
    });
    expect(status, text).toBe(200);
    expect((await accountOf(students[2]!)).creditKobo).toBe(LOAN);
    expect((await api.batch('NELF 1', bursar)).problems).toContainEqual({
      problem: 'name',
      lines: 1,
      amountKobo: LOAN,
      openKobo: 0,
    });
  });

  test('is requested by one person and approved by another, once, however many come at once', async () => {
    await api.upload([row('NELF 4', students[5]!)], bursar);
    expect((await api.step('NELF 4', 'request', auditor)).status).toBe(403);
    expect((await api.step('NELF 4', 'request', admin)).status).toBe(200);
    expect((await api.step('NELF 4', 'approve', admin)).status).toBe(403);
    const [count, seen] = [await journals(), await api.batch('NELF 4', auditor)];
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => api.step('NELF 4', 'approve', auditor, {}, seen)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await Promise.all(Array.from({ length: 4 }, () => server.jobs.run('post-loan-lines')));
    expect(await journals()).toBe(count + 1);
    expect((await accountOf(students[5]!)).balanceKobo).toBe(FEES - LOAN);
  });

  test('that was requested takes no more lines, and once it is refused it does', async () => {
    await api.upload([row('NELF 5', students[6]!)], bursar);
    await api.step('NELF 5', 'request', bursar);
    const { report } = await tryRows(api.to(bursar), [LOAN_HEADINGS, [...row('NELF 5', students[7]!)]]);
    expect(report).toMatchObject({ created: 0, refused: 1 });
    expect(report.mistakes[0]!.message).toMatch(/^batch NELF 5 waits for approval/);
    const refused = await api.step('NELF 5', 'refuse', auditor, { reason: 'The total differs' });
    expect(refused.status, refused.text).toBe(200);
    expect(await api.upload([row('NELF 5', students[7]!)], bursar)).toMatchObject({ created: 1, refused: 0 });
  });

  test('is read by whoever sees invoices, and uploaded by whoever has the claim', async () => {
    const lecturer = (await signedIn(server, 'lecturer')).token;
    expect((await server.call('GET', '/api/Payment/loan-batches', { token: lecturer })).status).toBe(403);
    expect((await server.call('GET', '/api/Payment/loan-batches', { token: auditor })).status).toBe(200);
    expect((await server.call('POST', '/api/Payment/loan-lines/upload-loan-list', { token: auditor })).status).toBe(
      403,
    );
  });
});
