import { beforeAll, expect, test } from 'vitest';
import { assess } from '#server/finance/charges/service.ts';
import { studentInvoice } from '#server/finance/invoices/service.ts';
import { issueRecord } from '#server/kit/paper/records/issue.ts';
import { DEMO_PASSWORD } from '#server/people/accounts/seed.ts';
import { onDatabases } from '../../../support/databases.ts';
import { enrolled, type Enrolled } from '../../../support/enrolled.ts';
import { feeNamed, invoiceFee, newPayer, payInvoice } from '../../../support/payer.ts';
import { builtHostel, openBooking } from '../../../support/hostels.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { ledgerOf, publishFees, studentFee } from '../../../support/studentMoney.ts';
import { until } from '../../../support/until.ts';

const DAY = 24 * 60 * 60_000;

onDatabases('a payment that the provider reverses', (databases) => {
  let server: TestServer;
  let names = 0;
  beforeAll(async () => {
    server = await freshServer(databases);
    // A notice of a payment that is on its way may be checked after the clock has moved.
    await server.call('POST', '/remita-sandbox/control/knobs', { body: { trouble: 'lost' } as never });
    const tuition = await studentFee(server, 'Tuition');
    await run(`update fee_assignment set state = 'replaced'`);
    await publishFees(server, { [tuition]: 60_000_00 });
  });
  const run = async (text: string, values: readonly unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values: [...values] })).rows;
  const newStudent = () => enrolled(server, `reversed${String.fromCharCode(97 + (names += 1))}`);
  const again = async ({ userName }: Enrolled) => (await signedIn(server, userName, DEMO_PASSWORD)).token;
  const get = <Path extends string>(token: string, path: Path) => server.call('GET', path, { token });
  const reverse = (rrr: string, trouble = 'lost') =>
    server.call('POST', '/remita-sandbox/control/reverse', { body: { rrr, trouble } as never });
  const checkDue = () => server.jobs.run('ask-open-rrrs');
  const journalsOf = async (rrr: string) =>
    (await run(`select kind from journal where key = $1 order by at, id`, [rrr])).map(({ kind }) => kind);

  async function paid({ token }: Enrolled): Promise<{ rrr: string; invoiceNumber: string }> {
    const { data } = await server.call('POST', '/api/Payment/generate-fee-Invoice', {
      token,
      body: { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal: 60_000 },
    });
    await payInvoice(server, data.rrr!);
    return { rrr: data.rrr!, invoiceNumber: data.invoiceNumber };
  }

  test('within 60 days is owed again; receipt, papers and gates say so, and student and bursary are told', async () => {
    const student = await newStudent();
    const { rrr, invoiceNumber } = await paid(student);
    const { verification } = (await server.call('GET', `/api/Payment/receipt?rrr=${rrr}`)).data;
    const code = verification.url.split('/').at(-1)!;
    const card = await server.platform.database.transaction((tx) =>
      issueRecord(tx, {
        kind: 'examination-card',
        subjectKind: 'registration',
        subjectId: student.studentId,
        prefix: 'EXC/',
        says: {},
        facts: { title: 'Examination card', holder: 'Okafor Ada', isPerson: true, facts: [] },
        studentId: student.studentId,
        now: server.platform.now(),
      }),
    );
    await reverse(rrr);
    await checkDue();
    expect(await journalsOf(rrr), 'it is not asked about before the next day').toEqual(['payment']);
    server.clock.advance(DAY + 60_000);
    await checkDue();
    expect(await journalsOf(rrr)).toEqual(['payment', 'payment reversed']);
    const token = await again(student);
    expect((await get(token, '/api/Payment/statement')).data.at(-1)).toMatchObject({
      description: `School fees 2026/2027, RRR ${rrr}: reversed by Remita`,
      chargedKobo: 60_000_00,
      balanceKobo: 60_000_00,
    });
    expect((await get(token, '/api/Payment/fee-sessions')).data).toMatchObject({
      creditKobo: 0,
      sessions: [{ status: 'Not paid', dueKobo: 60_000_00, paidKobo: 0 }],
    });
    expect((await get(token, `/api/Payment/invoice/${invoiceNumber}`)).data).toMatchObject({
      status: 'Void',
      voided: { reason: 'The payment behind it was reversed by the provider' },
    });
    expect((await get(token, '/api/Payment/own-invoices')).data).toMatchObject([{ invoiceNumber, status: 'Void' }]);
    expect((await server.call('GET', `/api/Payment/receipt?rrr=${rrr}`)).status).toBe(404);
    expect((await server.call('GET', `/api/Payment/verify-receipt?code=${code}`)).data).toMatchObject({
      amount: 60_000,
      reversedAt: expect.any(String),
    });
    expect((await server.call('GET', `/api/Payment/timeline?rrr=${rrr}`)).data).toMatchObject({ next: 'reversed' });
    expect(await run('select revoked_because from document_record where code = $1', [card.code])).toEqual([
      { revoked_because: 'a payment that it rested on was reversed' },
    ]);
    const { notifications } = (await get(token, '/api/Notification/notifications')).data;
    expect(notifications[0]!.message).toBe(
      'Your payment of ₦60,000.00 was reversed by Remita, so you owe it again: School fees 2026/2027',
    );
    const mails = await run(`select kind from mail where kind = 'payment-reversed'`);
    expect(mails).toHaveLength(1);
    expect(await run('select kind, state from payment_case where rrr = $1', [rrr])).toEqual([
      { kind: 'reversed', state: 'open' },
    ]);
    server.clock.advance(DAY);
    await checkDue();
    expect(await journalsOf(rrr)).toHaveLength(2);
    await ledgerOf(server);
  });

  test('takes back what its credit had paid: a bed, its slip and letters, also where another payment paid the rest', async () => {
    const acceptance = await studentFee(server, 'Acceptance', { purpose: 'acceptance', rank: 10 });
    await publishFees(server, { [acceptance]: 20_000_00 }, { purpose: 'acceptance' });
    await publishFees(server, { [acceptance]: 80_000_00 }, { purpose: 'acceptance', tag: 'dearer' });
    await openBooking(server);
    const { bedIds } = await builtHostel(server, { name: 'Reversed Hall' });
    const [whole, part] = [await newStudent(), await newStudent()];
    await run(`update student_session set tags = '{dearer}' where student_id = $1`, [part.studentId]);
    const post = async <T>({ token }: Enrolled, path: string, body: object): Promise<T> => {
      const { data, text, status } = await server.call<T>('POST', `/api${path}` as '/api/Hostel/hold-bed', {
        token,
        body: body as never,
      });
      if (status !== 200) throw new Error(text);
      return data;
    };
    const invoice = (student: Enrolled, purpose: string, expectedTotal: number) =>
      post<{ rrr: string; invoiceNumber: string; status: string; paidAt: string }>(
        student,
        '/Payment/generate-fee-Invoice',
        {
          purpose,
          sessionId: 1,
          expectedTotal,
          ...(purpose === 'school' && { paymentTypeId: 1 }),
        },
      );
    const bursar = (await signedIn(server, 'bursar')).token;
    const rrrs: string[] = [];
    for (const student of [whole, part]) {
      const { rrr, invoiceNumber: code } = await invoice(student, 'school', 60_000);
      await post({ ...student, token: bursar }, '/Payment/deactivate-fee-invoice', { code, reason: 'Made by mistake' });
      await run(`update remita_sandbox_order set state = 'open' where rrr = $1`, [rrr]);
      await server.call('POST', '/remita-sandbox/control/pay', { body: { rrr, trouble: 'lost' } as never });
      rrrs.push(rrr);
    }
    server.clock.advance(60_000);
    await checkDue();
    const byCredit = await invoice(whole, 'acceptance', 0);
    expect(byCredit).toMatchObject({ status: 'Paid by credit', paidAt: expect.any(String) as string });
    expect((await get(whole.token, '/api/Payment/own-invoices')).data, 'both pages have one day of it').toContainEqual(
      expect.objectContaining({ invoiceNumber: byCredit.invoiceNumber, datePaid: byCredit.paidAt }),
    );
    const held = await post<{ id: string }>(whole, '/Hostel/hold-bed', { bedId: bedIds[0]! });
    await post(whole, '/Hostel/reserve-bed', { reservationId: held.id, expectedTotal: 30_000 });
    await payInvoice(server, (await invoice(part, 'acceptance', 20_000)).rrr);
    const codeOf = async ({ token }: Enrolled, path: string) =>
      ((await get(token, path as '/api/Payment/acceptance-letter')).data.verification as { url: string }).url
        .split('/')
        .at(-1)!;
    const codes = [
      await codeOf(whole, `/api/Hostel/slip?id=${held.id}`),
      await codeOf(whole, '/api/Payment/acceptance-letter'),
      await codeOf(part, '/api/Payment/acceptance-letter'),
    ];
    const statuses = async () =>
      (await run('select revoked_because from document_record where code = any($1)', [codes])).map(
        ({ revoked_because }) => revoked_because,
      );
    expect(await statuses()).toEqual([null, null, null]);
    server.clock.advance(DAY + 60_000);
    for (const rrr of rrrs) await reverse(rrr);
    await checkDue();
    expect(await statuses()).toEqual(Array.from({ length: 3 }, () => 'a payment that it rested on was reversed'));
    const token = await again(whole);
    const { reservation } = (await get(token, '/api/Hostel/own-hostel')).data;
    expect(reservation).toMatchObject({ state: 'reserved', lapsesAt: expect.any(String) });
    expect((await get(token, `/api/Payment/invoice/${reservation!.invoiceNumber}`)).data).toMatchObject({
      status: 'Not paid',
      total: 30_000,
      rrr: expect.any(String),
    });
    for (const student of [whole, part])
      expect((await get(await again(student), '/api/Payment/acceptance-letter')).status).toBe(422);
    await ledgerOf(server);
  });

  test('closes again what it had opened, and its case names what stays', async () => {
    const late = await studentFee(server, 'Late registration', { purpose: 'late-registration' });
    const change = await studentFee(server, 'Change of degree', { purpose: 'change-of-degree' });
    const [one, other] = [await newStudent(), await newStudent()];
    const paidFor = async ({ studentId }: Enrolled, purpose: string, feeId: number, more: object = {}) => {
      const by = { actor: 'system:test' };
      const wanted = { studentId, sessionId: 1, purpose };
      const invoiceId = await studentInvoice(
        server.platform,
        async (tx) => {
          const lines = [{ feeId, amountKobo: 10_000_00, why: {} }];
          const charges = await assess(tx, server.platform, { ...wanted, lines }, by);
          return { ...wanted, ...more, charges: charges.map(({ id }) => ({ chargeId: id, amountKobo: 10_000_00 })) };
        },
        by,
      );
      const [{ rrr }] = (await run('select rrr from remita_order where invoice_id = $1', [invoiceId])) as [
        { rrr: string },
      ];
      await payInvoice(server, rrr);
      return rrr;
    };
    const changed = async ({ studentId }: Enrolled) =>
      (await run('select state, invoice_id from department_change where student_id = $1', [studentId]))[0];
    for (const { studentId } of [one, other])
      await run(
        `insert into department_change (id, student_id, session_id, from_department_id, to_programme_id, to_department_id, reason, created_at)
         select gen_random_uuid(), p.student_id, 1, p.department_id, p.programme_id, (select min(id) from department where id <> p.department_id), 'Wanted', now()
           from student_session p where p.student_id = $1`,
        [studentId],
      );
    const rrrs = [];
    for (const student of [one, other]) {
      rrrs.push(await paidFor(student, 'late-registration', late, { semesterId: 1 }));
      rrrs.push(await paidFor(student, 'change-of-degree', change));
    }
    expect(await changed(one)).toMatchObject({ state: 'applied' });
    await run(`update department_change set state = 'approved' where student_id = $1`, [other.studentId]);
    await run(
      `insert into registration (id, student_id, session_id, semester_id, state, submitted_at) values (gen_random_uuid(), $1, 1, 1, 'approved', now())`,
      [other.studentId],
    );
    const windows = async () =>
      (
        await run('select active from student_window where student_id = any($1)', [[one.studentId, other.studentId]])
      ).map(({ active }) => active);
    expect(await windows()).toEqual([true, true]);
    for (const rrr of rrrs) await reverse(rrr);
    server.clock.advance(DAY + 60_000);
    await checkDue();
    expect(await windows()).toEqual([false, false]);
    expect(await changed(one)).toEqual({ state: 'unpaid', invoice_id: null });
    expect(await changed(other)).toMatchObject({ state: 'approved' });
    const cases = await run(`select remains from payment_case where rrr = any($1) and kind = 'reversed'`, [rrrs]);
    expect(cases.map(({ remains }) => remains).sort()).toEqual([
      '',
      '',
      expect.stringMatching(/^The change of department to .* was approved, and stays$/),
      expect.stringMatching(/^The late registration of courses for the .* stays$/),
    ]);
  });

  test('at its notice is reversed once, whoever asks at once, and is paid again by another RRR', async () => {
    const student = await newStudent();
    const { rrr } = await paid(student);
    server.clock.advance(2 * 60 * 60_000);
    await reverse(rrr);
    await server.call('POST', '/api/Payment/notification', { body: [{ rrr }] as never });
    await Promise.all(Array.from({ length: 4 }, checkDue));
    await until('the notice is answered', async () =>
      expect(await journalsOf(rrr)).toEqual(['payment', 'payment reversed']),
    );
    const token = await again(student);
    const next = await paid({ ...student, token });
    expect(next.rrr).not.toBe(rrr);
    expect((await get(token, '/api/Payment/statement')).data.at(-1)).toMatchObject({ balanceKobo: 0 });
    expect(await run(`select amount_kobo from payment where rrr = any($1)`, [[rrr, next.rrr]])).toHaveLength(1);
  });

  test('of a visitor leaves the invoice to be paid by another RRR', async () => {
    const { id } = await feeNamed(server, 'Library Registration');
    const payer = newPayer();
    const { rrr } = await invoiceFee(server, id, payer);
    await payInvoice(server, rrr!);
    await reverse(rrr!);
    server.clock.advance(DAY + 60_000);
    await checkDue();
    const next = await invoiceFee(server, id, payer);
    expect(next).toMatchObject({ isPaid: false, paymentStatus: 'Not paid', rrr: expect.any(String) });
    expect(next.rrr).not.toBe(rrr);
  });

  test('is asked about for 60 days', async () => {
    const { rrr } = await paid(await newStudent());
    server.clock.advance(61 * DAY);
    await checkDue();
    expect(await run('select check_at from remita_order where rrr = $1', [rrr])).toEqual([{ check_at: null }]);
  });
});
