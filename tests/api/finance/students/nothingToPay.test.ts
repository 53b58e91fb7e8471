import { beforeAll, expect, test } from 'vitest';
import type { OwnPayment } from '#contract/finance/own-payments.ts';
import type { Due, SessionOfFees, StudentInvoice } from '#contract/finance/student-fees.ts';
import { balanceOf, postJournal } from '#server/finance/ledger/service.ts';
import { adjusting } from '../../../support/adjusting.ts';
import { award, withdrawAwards } from '../../../support/awarding.ts';
import { onBothDatabases } from '../../../support/databases.ts';
import { enrolled, type Enrolled, type Enrolling } from '../../../support/enrolled.ts';
import { builtHostel, openBooking } from '../../../support/hostels.ts';
import { signedIn } from '../../../support/people.ts';
import { offered, offerNothing, openWindow, registers } from '../../../support/registering.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { ledgerOf, publishFees, studentFee } from '../../../support/studentMoney.ts';

const PRE_DEGREE = 13;

onBothDatabases('where nothing is left to pay', (databases) => {
  let server: TestServer;
  let [bursar, auditor] = ['', ''];
  let course = 0;
  /** What the provider was asked for. */
  const asked: string[] = [];
  beforeAll(async () => {
    server = await freshServer(databases);
    bursar = (await signedIn(server, 'bursar')).token;
    auditor = (await signedIn(server, 'auditor')).token;
    await run(`update fee_assignment set state = 'replaced'`);
    await offerNothing(server);
    await openWindow(server);
    course = await offered(server, 'CSC201', 3);
    await run(`update gate set active = true where act in ('registration', 'examination card', 'hostel')`);
    const tuition = await studentFee(server, 'Tuition', { rank: 10 });
    const library = await studentFee(server, 'Library', { rank: 20 });
    for (const studentTypeId of [1, PRE_DEGREE])
      await publishFees(server, { [tuition]: 126_000_00, [library]: 7_500_00 }, { studentTypeId });
    const acceptance = await studentFee(server, 'Acceptance', { purpose: 'acceptance' });
    await publishFees(server, { [acceptance]: 25_000_00 }, { purpose: 'acceptance' });
    const { remita } = server.platform as unknown as { remita: Record<string, (...of: unknown[]) => unknown> };
    for (const name of ['generateRrr', 'statusOf', 'cancel']) {
      const ask = remita[name]!.bind(remita);
      remita[name] = (...of) => {
        asked.push(name);
        return ask(...of);
      };
    }
  });

  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const get = async <T>({ token }: Pick<Enrolled, 'token'>, path: string) =>
    server.call<T>('GET', `/api${path}` as '/api', { token });
  const generate = ({ token }: Enrolled, purpose: string, expectedTotal: number) =>
    server.call<StudentInvoice>('POST', '/api/Payment/generate-fee-Invoice', {
      token,
      body: { purpose: purpose as 'school', sessionId: 1, expectedTotal },
    });
  const due = async (student: Enrolled) =>
    (await get<Due>(student, '/Payment/schoolfees/initiate-payment?sessionId=1')).data;
  const receiptOf = async (student: Enrolled, invoiceNumber: string) =>
    (await get<OwnPayment>(student, `/Payment/own-invoice?invoiceNumber=${invoiceNumber}`)).data;
  const verified = async (student: Enrolled, invoiceNumber: string) => {
    const { covered } = await receiptOf(student, invoiceNumber);
    const code = covered!.verification.url.split('/').at(-1)!;
    return async () => (await server.call('GET', `/api/Payment/verify-receipt?code=${code}`)).data;
  };
  const awarded = async (name: string, naira: number, { userName }: Enrolled) => {
    const { data, text } = await server.call<{ id: number }>('POST', '/api/Payment/scholarships', {
      token: bursar,
      body: { name, funder: 'Ogun State', sessionId: 1, amountKobo: naira * 100 } as never,
    });
    if (!data) throw new Error(text);
    const numbers = [`2026${userName.length}${userName.toUpperCase()}`];
    await award(server, bursar, { scholarshipId: data.id, numbers });
    const [made] = await run('select id from scholarship_award where scholarship_id = $1', [data.id]);
    return String(made!['id']);
  };
  const report = async () => {
    const { data } = await server.call('GET', '/api/Bursary/report?by=session&sessionId=1&purpose=school', {
      token: auditor,
    });
    return data.total;
  };
  const credit = (studentId: string, naira: number) =>
    server.platform.database.transaction((tx) =>
      postJournal(tx, {
        kind: 'payment',
        key: `credit of ${studentId}`,
        at: server.platform.now(),
        actor: 'system:test',
        postings: [
          { account: 'clearing', amountKobo: naira * 100 },
          { account: 'student credit', studentId, amountKobo: naira * -100 },
        ],
      }),
    );
  const gates = async (student: Enrolled, act: string) =>
    (await get<{ met: boolean; fact: string }[]>(student, `/Student/own-gates?act=${encodeURIComponent(act)}`)).data
      .filter(({ fact }) => fact.startsWith('school fees'))
      .map(({ met }) => met);
  const FEE_ACTS = ['registration', 'examination card', 'hostel'];
  const allGates = async (student: Enrolled) =>
    [...new Set((await Promise.all(FEE_ACTS.map((act) => gates(student, act)))).flat())].sort();
  /** Whether registering is refused for want of school fees. */
  const shut = async (of: Enrolled) =>
    ((await registers(server, of, [course])).data.reasons ?? []).some(({ message }: { message: string }) =>
      message.includes('school fees'),
    );
  let names = 0;
  const student = (of: Enrolling = {}) =>
    enrolled(server, `coveredone${String.fromCharCode(97 + (names += 1))}`, { levelId: 200, ...of });

  test('since an award is the whole bill, a receipt without an RRR says so, and every gate is open', async () => {
    const ada = await student();
    expect(await allGates(ada)).toEqual([false]);
    expect(await shut(ada)).toBe(true);
    const before = await report();
    asked.length = 0;
    const awardId = await awarded('Whole bill', 133_500, ada);
    expect(await allGates(ada)).toEqual([true]);
    expect(await due(ada)).toMatchObject({ total: 0, dueKobo: 0, coveredBy: 'award' });
    const { data: sessions } = await get<{ sessions: SessionOfFees[] }>(ada, '/Payment/fee-sessions');
    expect(sessions.sessions).toMatchObject([{ status: 'Paid', coveredBy: 'award', awardedKobo: 133_500_00 }]);
    const made = await Promise.all([generate(ada, 'school', 0), generate(ada, 'school', 0)]);
    const [{ data: invoice, text }] = made as [(typeof made)[0], (typeof made)[0]];
    if (!invoice) throw new Error(text);
    expect(invoice).toMatchObject({ status: 'Covered', coveredBy: 'award', rrr: null, isPaid: true, total: 133_500 });
    expect(new Set(made.map(({ data }) => data.invoiceNumber)).size).toBe(1);
    const receipt = await receiptOf(ada, invoice.invoiceNumber);
    expect(receipt).toMatchObject({ status: 'Paid', amount: 133_500, covered: { by: 'award' } });
    expect(receipt.covered!.verification.qrPath).toMatch(/^M/);
    const verify = await verified(ada, invoice.invoiceNumber);
    expect(await verify()).toMatchObject({ amount: 133_500, coveredBy: 'award', reversedAt: null });
    expect(await shut(ada)).toBe(false);
    await server.jobs.run('ask-open-rrrs');
    await server.jobs.run('reprice-invoices');
    expect(asked).toEqual([]);
    const after = await report();
    expect([after.awardedKobo - before.awardedKobo, after.collectedKobo - before.collectedKobo]).toEqual([
      133_500_00, 0,
    ]);
    await withdrawAwards(server, bursar, [awardId]);
    expect(await due(ada)).toMatchObject({ total: 133_500, dueKobo: 133_500_00, coveredBy: null });
    expect(await allGates(ada)).toEqual([false]);
    expect((await get<StudentInvoice>(ada, `/Payment/invoice/${invoice.invoiceNumber}`)).data).toMatchObject({
      status: 'Void',
    });
    expect(await verify()).toMatchObject({ reversedAt: expect.any(String) as string });
    expect(asked).toEqual([]);
    const again = await generate(ada, 'school', 133_500);
    expect(again.data).toMatchObject({ status: 'Not paid', rrr: expect.any(String) as string });
    expect(asked.filter((name) => name === 'generateRrr')).toHaveLength(1);
    await ledgerOf(server);
  });

  test('since an award came after its RRR was made, the invoice is settled and the RRR withdrawn', async () => {
    const obi = await student();
    const { data: invoice } = await generate(obi, 'school', 133_500);
    expect(invoice.rrr).not.toBeNull();
    asked.length = 0;
    await awarded('Later whole bill', 133_500, obi);
    await server.jobs.run('ask-open-rrrs');
    await server.jobs.run('reprice-invoices');
    expect(asked).not.toContain('generateRrr');
    expect(asked).toContain('cancel');
    expect((await get<StudentInvoice>(obi, `/Payment/invoice/${invoice.invoiceNumber}`)).data).toMatchObject({
      status: 'Covered',
      coveredBy: 'award',
    });
    expect((await generate(obi, 'school', 0)).data).toMatchObject({ invoiceNumber: invoice.invoiceNumber });
  });

  test('an award and a credit together cover it, and Form 11 of a pre-degree student is printed', async () => {
    const eze = await student({ studentTypeId: PRE_DEGREE, levelId: 100 });
    expect((await get(eze, '/Payment/form-11?of=school')).status).toBe(422);
    const awardId = await awarded('Most of the bill', 100_000, eze);
    await credit(eze.studentId, 33_500);
    asked.length = 0;
    expect((await generate(eze, 'school', 0)).data).toMatchObject({ status: 'Paid by credit', total: 33_500 });
    expect((await generate(eze, 'school', 0)).data).toMatchObject({
      status: 'Covered',
      coveredBy: 'award and credit',
      total: 100_000,
    });
    const { data: form } = await get<{ tables: { totals: unknown }[] }>(eze, '/Payment/form-11?of=school');
    expect(form.tables[0]!.totals).toEqual([['Total', '₦33,500.00', '₦100,000.00']]);
    expect(asked).toEqual([]);
    await withdrawAwards(server, bursar, [awardId]);
    expect((await get(eze, '/Payment/form-11?of=school')).status).toBe(422);
  });

  test('a bed that credit pays is its student’s at once, without days to pay, and the rest stays credit', async () => {
    const uju = await student();
    await run(`update gate set active = false where act = 'hostel'`);
    const { bedIds } = await builtHostel(server, { category: 'Dear room', priceKobo: 45_000_00 });
    await openBooking(server);
    await credit(uju.studentId, 50_000);
    asked.length = 0;
    const { token } = uju;
    const { data: held } = await server.call('POST', '/api/Hostel/hold-bed', { token, body: { bedId: bedIds[0]! } });
    const body = { reservationId: held.id, expectedTotal: 45_000 };
    const { data: invoice } = await server.call('POST', '/api/Hostel/reserve-bed', { token, body });
    expect(invoice).toMatchObject({ status: 'Paid by credit', coveredBy: 'credit', rrr: null, total: 45_000 });
    const { data: own } = await server.call('GET', '/api/Hostel/own-hostel', { token });
    expect(own.reservation).toMatchObject({ state: 'paid', lapsesAt: null });
    expect(await receiptOf(uju, invoice.invoiceNumber)).toMatchObject({ covered: { by: 'credit' } });
    expect((await balanceOf(server.platform.database, uju.studentId)).creditKobo).toBe(5_000_00);
    const told = await run('select message from notification where user_id = $1', [uju.userId]);
    expect(told.map(({ message }) => String(message)).filter((message) => message.startsWith('Please pay'))).toEqual(
      [],
    );
    server.clock.advance(8 * 86_400_000);
    await server.jobs.run('hostels');
    expect((await run('select state from reservation where id = $1', [held.id]))[0]).toEqual({ state: 'paid' });
    expect(asked).toEqual([]);
    bursar = (await signedIn(server, 'bursar')).token;
    auditor = (await signedIn(server, 'auditor')).token;
  });

  test('a waiver of all that an invoice asks for is no credit, and opens what the fee opens', async () => {
    const ife = await enrolled(server, 'waivedone');
    const api = adjusting(server);
    const { data: invoice } = await generate(ife, 'acceptance', 25_000);
    asked.length = 0;
    const waived = await api.relieve('waiver', ife, 'Acceptance', 25_000, bursar);
    if (waived.data.state === 'asked') await api.step(waived.data.id, 'approve', auditor);
    expect((await generate(ife, 'acceptance', 0)).data).toMatchObject({
      invoiceNumber: invoice.invoiceNumber,
      status: 'Covered',
      coveredBy: 'waiver',
    });
    expect(await receiptOf(ife, invoice.invoiceNumber)).toMatchObject({ covered: { by: 'waiver' } });
    expect((await get(ife, '/Payment/acceptance-letter')).status).toBe(200);
    const { data: list } = await server.call(
      'GET',
      `/api/Payment/students-invoices?search=${invoice.invoiceNumber}` as '/api/Payment/students-invoices',
      { token: bursar },
    );
    expect(list.rows).toMatchObject([{ state: 'covered' }]);
    await server.jobs.run('ask-open-rrrs');
    expect(asked).not.toContain('generateRrr');
    await ledgerOf(server);
  });
});
