import { beforeAll, expect, test } from 'vitest';
import { chargesOfStudent, useCredit } from '#server/finance/charges/service.ts';
import { balanceOf, postJournal } from '#server/finance/ledger/service.ts';
import { formatNaira } from '#rules/money.ts';
import { award } from '../../support/awarding.ts';
import { onDatabases } from '../../support/databases.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { payInvoice } from '../../support/payer.ts';
import { signedIn } from '../../support/people.ts';
import { publishFees } from '../../support/publishFees.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { ledgerOf, studentFee } from '../../support/studentMoney.ts';

onDatabases('published fees', (databases) => {
  let server: TestServer;
  let bursar: string;
  let fees: { tuition: number; library: number; medical: number };
  let [idle, payer, deferred, withdrawn] = [] as unknown as [Enrolled, Enrolled, Enrolled, Enrolled];
  const call = <T>(method: 'GET' | 'POST', path: string, body?: object, token = bursar) =>
    server.call<T>(method, `/api${path}`, { token, ...(body && { body }) });
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  /** @returns what the trial said */
  const publish = async (lines: Readonly<Record<number, number>>, group: object = {}, reachesPaid = false) => {
    const drafted = await call<{ id: number }>('POST', '/Payment/school-fee-assignment', {
      group: { sessionId: 1, studentTypeId: 1, ...group },
      lines: Object.entries(lines).map(([feeId, naira]) => ({ feeId: Number(feeId), amountKobo: naira * 100 })),
    });
    return publishFees(server, bursar, { ids: [drafted.data.id], reachesPaid });
  };
  const posted = () => server.platform.backgroundJobs.runDue();
  const charged = async ({ studentId }: Enrolled) =>
    Object.fromEntries(
      (await chargesOfStudent(server.platform.database, studentId)).map(({ name, chargedKobo }) => [
        name,
        chargedKobo / 100,
      ]),
    );
  const balance = async ({ studentId }: Enrolled) => {
    const { owedKobo, creditKobo } = await balanceOf(server.platform.database, studentId);
    return { owed: owedKobo / 100, credit: creditKobo / 100 };
  };
  const page = async ({ token }: Enrolled) => {
    const path = '/Payment/schoolfees/initiate-payment?sessionId=1&paymentTypeId=1';
    return (await call<{ dueKobo: number }>('GET', path, undefined, token)).data.dueKobo / 100;
  };
  const pay = async ({ token }: Enrolled, expectedTotal: number) => {
    const wanted = { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal };
    const { data, json } = await call<{ rrr: string }>('POST', '/Payment/generate-fee-Invoice', wanted, token);
    expect(json.message).toBeUndefined();
    await payInvoice(server, data.rrr);
  };
  const schoolFees = (tuition: number) => ({ [fees.tuition]: tuition, [fees.library]: 7_500 });

  beforeAll(async () => {
    server = await freshServer(databases);
    bursar = (await signedIn(server, 'bursar')).token;
    await run(`update fee_assignment set state = 'replaced'`);
    fees = {
      tuition: await studentFee(server, 'Tuition', { rank: 10 }),
      library: await studentFee(server, 'Library', { rank: 20 }),
      medical: await studentFee(server, 'Medical', { rank: 30 }),
    };
    idle = await enrolled(server, 'idle');
    payer = await enrolled(server, 'payer');
    deferred = await enrolled(server, 'deferred');
    withdrawn = await enrolled(server, 'withdrawn');
    await run(`update admission set state = 'deferred' where id = $1`, [deferred.admissionId]);
  });

  test('are charged to who never opened anything, each version in its turn', async () => {
    expect(await publish(schoolFees(60_000))).toMatchObject({ students: 3, raised: 3, incomeKobo: 3 * 67_500_00 });
    expect(await publish(schoolFees(63_000))).toMatchObject({ students: 3, raised: 3, incomeKobo: 3 * 3_000_00 });
    expect(await publish(schoolFees(58_000))).toMatchObject({ students: 3, cut: 3, incomeKobo: 3 * -5_000_00 });
    await posted();
    expect(await charged(idle)).toEqual({ Tuition: 58_000, Library: 7_500 });
    const changes = await run(
      `select j.kind, p.amount_kobo::int8 as kobo from posting p join journal j on j.id = p.journal_id join charge c on c.id = p.charge_id
        where c.student_id = $1 and c.fee_id = $2 and p.account = 'receivable' order by p.id`,
      [idle.studentId, fees.tuition],
    );
    expect(changes.map(({ kind, kobo }) => [kind, Number(kobo)])).toEqual([
      ['charge', 60_000_00],
      ['correction', 3_000_00],
      ['correction', -5_000_00],
    ]);
    expect(await balance(idle)).toEqual({ owed: 65_500, credit: 0 });
    expect(await page(idle)).toBe(65_500);
    expect(await charged(deferred)).toEqual({});
    expect(
      await run('select state, done, total from background_job where page is not null order by created_at'),
    ).toEqual(Array.from({ length: 3 }, () => ({ state: 'done', done: 3, total: 3 })));
  });

  test('that are cut are credit to who has paid in full, and pay a new fee; who was withdrawn or defers is left alone', async () => {
    await pay(payer, 65_500);
    await pay(withdrawn, 65_500);
    await run(`update admission set state = 'withdrawn' where id = $1`, [withdrawn.admissionId]);
    const impact = await publish({ ...schoolFees(23_000), [fees.medical]: 3_000 });
    expect(impact).toMatchObject({
      students: 2,
      cut: 2,
      raised: 0,
      spared: 0,
      credits: { students: 1, kobo: 35_000_00 },
      incomeKobo: 2 * -32_000_00,
    });
    const before = await ledgerOf(server);
    await posted();
    const [overpaid] = await run(
      `select sum(p.amount_kobo)::int8 as kobo from posting p join journal j on j.id = p.journal_id where j.kind = 'overpaid' and p.account = 'receivable'`,
    );
    expect(Number(overpaid!['kobo'])).toBe(impact.credits.kobo);
    expect(await balance(payer)).toEqual({ owed: 0, credit: 32_000 });
    expect(await page(payer)).toBe(0);
    expect(await balance(idle)).toEqual({ owed: 33_500, credit: 0 });
    expect(await charged(withdrawn)).toEqual({ Tuition: 58_000, Library: 7_500 });
    expect(await balance(withdrawn)).toEqual({ owed: 0, credit: 0 });
    expect(await page(withdrawn)).toBe(0);
    expect((await ledgerOf(server))['clearing']).toBe(before['clearing']);
  });

  test('that are raised spare who has paid, also when another group is published later', async () => {
    expect(await publish({ ...schoolFees(30_000), [fees.medical]: 3_000 })).toMatchObject({ students: 1, spared: 1 });
    await publish({ [fees.library]: 9_000 }, { levelId: 200 }, true);
    await posted();
    expect(await charged(payer)).toEqual({ Tuition: 23_000, Library: 7_500, Medical: 3_000 });
    expect(await charged(idle)).toEqual({ Tuition: 30_000, Library: 7_500, Medical: 3_000 });
    const reached = await publish({ ...schoolFees(31_000), [fees.medical]: 3_000 }, {}, true);
    expect(reached).toMatchObject({ students: 2, spared: 0, paid: 1, balances: { students: 1, kobo: 8_000_00 } });
    await posted();
    expect(await balance(payer), 'credit pays a raise as it is posted').toEqual({ owed: 0, credit: 24_000 });
    expect(await page(payer)).toBe(0);
    expect(await page(idle)).toBe(41_500);
  });

  test('are what an award is of, and whoever comes later is charged them as they are opened', async () => {
    const late = await enrolled(server, 'latecomer');
    expect(await charged(late)).toEqual({});
    await publish({ ...schoolFees(40_000), [fees.medical]: 3_000 });
    const { id } = (
      await call<{ id: number }>('POST', '/Payment/scholarships', {
        name: 'Third of tuition',
        funder: 'Ogun State',
        sessionId: 1,
        fees: 'Tuition',
        percent: 35,
      })
    ).data;
    const numbers = ['20264IDLE'];
    expect((await award(server, bursar, { scholarshipId: id, numbers })).awardKobo).toBe(14_000_00);
    await posted();
    expect(await balance(idle)).toEqual({ owed: 36_500, credit: 0 });
    expect(await page(idle)).toBe(36_500);
    expect(await page(late)).toBe(50_500);
    await pay(late, 50_500);
    await publish({ ...schoolFees(39_000), [fees.medical]: 3_000 });
    await posted();
    expect(await balance(late)).toEqual({ owed: 0, credit: 1_000 });
    await ledgerOf(server);
  });

  test('replace unpaid invoices, or make them void where nothing is due, so that every page says one price', async () => {
    const [open, covered] = [await enrolled(server, 'opener'), await enrolled(server, 'covered')];
    const acceptance = await studentFee(server, 'Place', { purpose: 'acceptance', rank: 5 });
    const accept = async (naira: number) => {
      const drafted = await call<{ id: number }>('POST', '/Payment/acceptance-fees-assignment', {
        group: { sessionId: 1, studentTypeId: 1 },
        lines: [{ feeId: acceptance, amountKobo: naira * 100 }],
      });
      await publishFees(server, bursar, { ids: [drafted.data.id] });
      await posted();
    };
    const wanted = (purpose: string, expectedTotal: number) => ({
      purpose,
      sessionId: 1,
      expectedTotal,
      ...(purpose === 'school' && { paymentTypeId: 1 }),
    });
    const invoice = ({ token }: Enrolled, purpose: string, naira: number) =>
      call<{ rrr: string; invoiceNumber: string }>(
        'POST',
        '/Payment/generate-fee-Invoice',
        wanted(purpose, naira),
        token,
      );
    const total = await page(open);
    expect(await charged(open), 'who came after they were posted').toEqual({
      Tuition: 39_000,
      Library: 7_500,
      Medical: 3_000,
    });
    const { data: first } = await invoice(open, 'school', total);
    await accept(25_000);
    await invoice(covered, 'acceptance', 25_000);
    await server.platform.database.transaction(async (tx) => {
      const { studentId } = covered;
      const [at, actor] = [server.platform.now(), 'system:test'];
      const postings = [
        { account: 'clearing' as const, amountKobo: 10_000_00 },
        { account: 'student credit' as const, studentId, amountKobo: -10_000_00 },
      ];
      await postJournal(tx, { kind: 'payment', key: 'covered', at, actor, postings });
      await useCredit(server.platform, tx, { studentId, at, actor });
    });
    await accept(10_000);
    const impact = await publish({ ...schoolFees(33_333.33), [fees.medical]: 3_000 });
    expect(impact.invoicesReplaced).toBe(1);
    await posted();
    await server.jobs.run('reprice-invoices');
    const due = await page(open);
    expect(due).not.toBe(total);
    const own = async ({ token }: Enrolled) =>
      (await call<{ status: string; amount: number }[]>('GET', '/Payment/own-invoices', undefined, token)).data;
    expect(await own(open)).toMatchObject([
      { status: 'Not paid', amount: due },
      { status: 'Replaced', invoiceNumber: first.invoiceNumber },
    ]);
    expect((await call('GET', `/Payment/invoice/${first.invoiceNumber}`, undefined, open.token)).data).toMatchObject({
      status: 'Void',
      voided: { reason: 'What you owe has changed', replacedBy: expect.any(String) },
    });
    const waits = await call('GET', '/Dashboard/student-dashboard', undefined, open.token);
    expect(JSON.stringify(waits.json)).not.toContain(formatNaira(total * 100));
    expect((await own(covered)).map(({ status, amount }) => [status, amount])).toEqual(
      expect.arrayContaining([
        ['Void', 25_000],
        ['Paid', 10_000],
      ]),
    );
    expect(await run('select count(*)::int4 as left from invoice where check_price_at is not null')).toEqual([
      { left: 0 },
    ]);
  });

  test('that are offered are cut for who has paid them too, and a raise spares them', async () => {
    const student = await enrolled(server, 'gowned');
    const gown = await studentFee(server, 'Gown', { purpose: 'sundry', rank: 50 });
    const offer = async (naira: number) => {
      const drafted = await call<{ id: number }>('POST', '/Payment/sundry-fee-assignment', {
        group: { kind: 'Sundry fees', sessionId: 1, studentTypeId: 1 },
        lines: [{ feeId: gown, amountKobo: naira * 100, isOffered: true }],
      });
      const impact = await publishFees(server, bursar, { ids: [drafted.data.id] });
      await posted();
      return impact;
    };
    const gownOf = async () => (await charged(student))['Gown'];
    await offer(2_000);
    const wanted = { purpose: 'sundry', sessionId: 1, feeIds: [gown], expectedTotal: 2_000 };
    const { data } = await call<{ rrr: string }>('POST', '/Payment/generate-fee-Invoice', wanted, student.token);
    await payInvoice(server, data.rrr);
    const before = await balance(student);
    expect(await offer(1_500)).toMatchObject({ students: 1, cut: 1, credits: { students: 1, kobo: 500_00 } });
    expect(await gownOf()).toBe(1_500);
    const after = await balance(student);
    expect(before.owed - before.credit - (after.owed - after.credit)).toBe(500);
    await offer(1_800);
    expect(await gownOf()).toBe(1_500);
  });
});
