import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { PaymentCase } from '#contract/finance/reconciliation.ts';
import { DECISIONS, type Decision } from '#rules/finance/caseSettlement.ts';
import { onDatabases } from '../../../support/databases.ts';
import { enrolled, type Enrolled } from '../../../support/enrolled.ts';
import { feeNamed, invoiceFee, newPayer, payInvoice } from '../../../support/payer.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { ledgerOf, planInstalments, publishFees, studentFee } from '../../../support/studentMoney.ts';

const FEE_KOBO = 250_000;
const SCHOOL_KOBO = 100_000_00;

interface Settlement {
  readonly target?: string;
  readonly token?: string;
  readonly digest?: string;
}

onDatabases('a payment case is settled by a posting', (databases) => {
  let server: TestServer;
  let bursar: string;
  let feeId: number;
  let students = 0;
  beforeAll(async () => {
    server = await freshServer(databases);
    bursar = (await signedIn(server, 'bursar')).token;
    feeId = (await feeNamed(server, 'Identity Card')).id;
    await run(`update fee_assignment set state = 'replaced'`);
    await publishFees(server, { [await studentFee(server, 'Tuition', { rank: 10 })]: SCHOOL_KOBO });
    await planInstalments(server);
  });

  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const call = <Path extends string>(method: 'GET' | 'POST', path: Path, body?: object, token = bursar) =>
    server.call(method, `/api/${path}` as `/api/${Path}`, { token, ...(body && { body: body as never }) });
  const caseOf = async (rrr: string): Promise<PaymentCase> => {
    const { data } = await server.call('GET', `/api/Payment/cases?search=${rrr}`, { token: bursar });
    return (
      await server.call('GET', `/api/Payment/case/${data.rows[0]!.id}` as '/api/Payment/case/:id', { token: bursar })
    ).data;
  };
  /** The provider has so much of it, whatever was asked for. */
  const came = async (rrr: string, kobo: number) => {
    await run(`update remita_sandbox_order set state = 'paid', paid_kobo = $2 where rrr = $1`, [rrr, kobo]);
    await call('POST', 'Payment/recheck', { rrr });
    return caseOf(rrr);
  };
  const accounts = async ({ id }: Pick<PaymentCase, 'id'>, decision: Decision, target?: string) => {
    const query = new URLSearchParams({ decision, ...(target && { target }) });
    const { data } = await server.call(
      'GET',
      `/api/Payment/case/${id}/accounts?${query}` as '/api/Payment/case/:id/accounts',
      {
        token: bursar,
      },
    );
    return data;
  };
  const settle = async ({ id, digest, state }: PaymentCase, decision: Decision, more: Settlement = {}) =>
    server.call('POST', `/api/Payment/case/${id}/settle`, {
      token: more.token ?? bursar,
      body: {
        request: randomUUID(),
        from: state,
        digest: more.digest ?? digest,
        answers: { decision: DECISIONS[decision], reason: 'As agreed', ...(more.target && { target: more.target }) },
      },
    });
  const settled = async (found: PaymentCase, decision: Decision, more: Settlement = {}) => {
    const { status, text } = await settle(found, decision, more);
    if (status !== 200) throw new Error(text);
    expect(await caseOf(found.rrr)).toMatchObject({ state: 'settled', settledAs: decision, heldKobo: 0 });
    await ledgerOf(server);
  };
  const mailOf = async (rrr: string) =>
    String(
      (
        await run(
          `select words_text from mail where kind = 'payment-case-settled' and words_text like $1 order by id desc limit 1`,
          [`%${rrr}%`],
        )
      )[0]?.['words_text'],
    );
  const isPaid = async (reference: string) =>
    (await server.call('GET', `/api/Payment/status?${new URLSearchParams({ reference })}`, { token: bursar })).data
      .isPaid;
  const koboOn = async (account: string) => Number((await ledgerOf(server))[account] ?? 0);
  const visitor = async () => {
    const payer = newPayer();
    const made = await invoiceFee(server, feeId, payer);
    const lookUp = () => invoiceFee(server, feeId, payer);
    return { rrr: made.rrr!, number: made.invoiceNumber, lookUp };
  };
  const student = async () => enrolled(server, `settling${String.fromCharCode(97 + (students += 1))}`);
  const invoiced = async ({ token }: Enrolled, expectedTotal = SCHOOL_KOBO / 100) => {
    const body = { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal };
    const { data, text } = await server.call('POST', '/api/Payment/generate-fee-Invoice', { token, body });
    if (!data?.rrr) throw new Error(text);
    return { rrr: data.rrr, number: data.invoiceNumber };
  };
  const owed = async ({ token }: Enrolled) => (await server.call('GET', '/api/Payment/fee-sessions', { token })).data;

  test('too little is accepted as part payment: the invoice asks for the rest by another RRR, and is paid by both', async () => {
    const { rrr, lookUp } = await visitor();
    const short = await came(rrr, 200_000);
    expect(await accounts(short, 'part')).toEqual({
      mistake: null,
      recipient: null,
      accounts: [
        { name: 'In suspense', beforeKobo: 200_000, afterKobo: 0 },
        { name: expect.stringMatching(/^Invoice INV.*, to pay$/), beforeKobo: FEE_KOBO, afterKobo: 50_000 },
      ],
    });
    await settled(short, 'part');
    expect(await mailOf(rrr)).toContain('Please pay the rest of ₦500.00.');
    await server.jobs.run('reprice-invoices');
    const rest = await lookUp();
    expect(rest).toMatchObject({ amount: 500, isPaid: false, paymentStatus: 'Not paid' });
    expect(rest.rrr).not.toBe(rrr);
    await payInvoice(server, rest.rrr!);
    const { data: receipt } = await server.call('GET', `/api/Payment/receipt?rrr=${rest.rrr!}`);
    expect(receipt).toMatchObject({ total: 2_500 });
  });

  test('a naira that is missing is written off, and the invoice is paid; more than the limit is not', async () => {
    const { rrr } = await visitor();
    const short = await came(rrr, FEE_KOBO - 100);
    const before = await koboOn('write-offs');
    await settled(short, 'write-off');
    expect(await koboOn('write-offs')).toBe(before + 100);
    expect((await server.call('GET', `/api/Payment/receipt?rrr=${rrr}`)).data).toMatchObject({ total: 2_499 });
    expect(await mailOf(rrr)).toContain('₦1.00 was missing, and does not have to be paid.');
    const { rrr: other } = await visitor();
    const { json } = await settle(await came(other, FEE_KOBO - 10_001), 'write-off');
    expect(json.errors).toEqual({ '/decision': 'only up to ₦100.00 may be written off' });
  });

  test('too much pays the invoice, and the rest is owed to a visitor and is a student’s credit', async () => {
    const { rrr } = await visitor();
    await settled(await came(rrr, FEE_KOBO + 50_000), 'pay');
    expect((await server.call('GET', `/api/Payment/receipt?rrr=${rrr}`)).data).toMatchObject({ total: 2_500 });
    const ada = await student();
    const invoice = await invoiced(ada);
    await settled(await came(invoice.rrr, SCHOOL_KOBO + 500_00), 'pay');
    expect(await owed(ada)).toMatchObject({ creditKobo: 500_00, sessions: [{ status: 'Paid', dueKobo: 0 }] });
    expect((await server.call('GET', `/api/Payment/receipt?rrr=${invoice.rrr}`)).data).toMatchObject({
      total: 100_000,
    });
    expect(await mailOf(invoice.rrr)).toContain('₦500.00 came beyond it, and is your credit with the college.');
  });

  test('a student’s part payment is paid, and another invoice asks for the rest', async () => {
    const ada = await student();
    const { rrr, number } = await invoiced(ada);
    await settled(await came(rrr, 40_000_00), 'part');
    expect(await owed(ada)).toMatchObject({ creditKobo: 0, sessions: [{ status: 'Part paid', dueKobo: 60_000_00 }] });
    await server.jobs.run('reprice-invoices');
    const { data: replaced } = await server.call(
      'GET',
      `/api/Payment/invoice/${number}` as '/api/Payment/invoice/:code',
      {
        token: ada.token,
      },
    );
    const next = await server.call(
      'GET',
      `/api/Payment/invoice/${replaced.voided!.replacedBy!}` as '/api/Payment/invoice/:code',
      { token: ada.token },
    );
    expect(next.data).toMatchObject({ total: 60_000, status: 'Not paid' });
    await payInvoice(server, next.data.rrr!);
    expect(await owed(ada)).toMatchObject({ sessions: [{ status: 'Paid', dueKobo: 0 }] });
  });

  test('it is credited to the student, whose credit pays the invoice once it is enough', async () => {
    const ada = await student();
    const { rrr } = await invoiced(ada);
    await settled(await came(rrr, 10_000_00), 'credit');
    expect(await owed(ada)).toMatchObject({ creditKobo: 10_000_00 });
  });

  test('it is moved to another invoice or student, and what it was made for asks anew', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const twice = await came(one.rrr, FEE_KOBO + 1);
    expect((await settle(twice, 'move')).json.errors).toEqual({ '/target': 'please enter the invoice or the student' });
    expect((await accounts(twice, 'move', 'NOBODY')).mistake).toBe('no invoice and no student has this number');
    expect((await accounts(twice, 'move', other.number)).recipient).toContain('Identity Card');
    await settled(twice, 'move', { target: other.number });
    expect(await isPaid(other.number)).toBe(true);
    const again = await one.lookUp();
    expect(again).toMatchObject({ amount: 2_500, isPaid: false });
    expect(again.rrr).not.toBe(one.rrr);
    await payInvoice(server, again.rrr!);
    expect(await isPaid(one.number)).toBe(true);

    const ada = await student();
    const third = await visitor();
    const [{ reg_number: number }] = (await run(
      'select a.reg_number from student s join admission a on a.id = s.admission_id where s.id = $1',
      [ada.studentId],
    )) as [{ reg_number: string }];
    await settled(await came(third.rrr, 60_000), 'move', { target: number });
    expect(await owed(ada)).toMatchObject({ creditKobo: 60_000 });
    await run(`update remita_sandbox_order set state = 'reversed' where rrr = $1`, [third.rrr]);
    server.clock.advance(2 * 86_400_000);
    bursar = (await signedIn(server, 'bursar')).token;
    await server.jobs.run('ask-open-rrrs');
    const [credit] = await run(`select sum(amount_kobo)::int4 as kobo from posting where student_id = $1`, [
      ada.studentId,
    ]);
    expect(credit!['kobo']).toBe(0);
  });

  test('moved to an application, its RRR opens that with a code alone', async () => {
    const { rrr } = await visitor();
    const [{ number }] = (await run(
      `insert into invoice (invoice_number, application_type_id, session_id, phone, reg_number, lastname, firstname, middlename, email, description, amount_kobo, created_at)
       values ('INV2600009999', 5, 1, '08099999999', '08099999999', 'Bello', 'Musa', '', 'musa@example.com', 'JUPEB Application', 200000, now())
       returning invoice_number as number`,
    )) as [{ number: string }];
    await settled(await came(rrr, 200_000), 'move', { target: number });
    const opened = await server.call('POST', '/api/JupebApplication/login', { body: { rrr } as never });
    expect(opened.data).not.toHaveProperty('token');
    const [row] = await run(`select moves, moved_at is not null as moved from invoice where invoice_number = $1`, [
      number,
    ]);
    expect(row).toEqual({ moves: 1, moved: true });
  });

  test('of two officers at once one posts; what has changed since it was seen is refused', async () => {
    const ada = await student();
    const { rrr } = await invoiced(ada);
    const short = await came(rrr, 40_000_00);
    const admin = (await signedIn(server, 'admin')).token;
    const both = await Promise.all([settle(short, 'part'), settle(short, 'refund', { token: admin })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await caseOf(rrr)).heldKobo).toBe(0);
    await ledgerOf(server);

    const { rrr: next } = await visitor();
    const seen = await came(next, 40_000);
    await run(
      `update invoice set amount_kobo = 30000 where id = (select invoice_id from remita_order where rrr = $1)`,
      [next],
    );
    const late = await settle(seen, 'part');
    expect([late.status, late.json.message]).toEqual([
      409,
      'The money of this case or its invoice has changed since you opened it. Please look at it again',
    ]);
    expect(await caseOf(next)).toMatchObject({ state: 'open', heldKobo: 40_000 });
  });

  test('what was settled by words alone is listed once, to be posted', async () => {
    const { rrr } = await visitor();
    const { id } = await came(rrr, 40_000);
    await run(`update payment_case set state = 'unposted', settled_as = 'other' where id = $1`, [id]);
    const { data } = await server.call('GET', '/api/Payment/cases?state=unposted', { token: bursar });
    expect(data.rows).toMatchObject([{ id, heldKobo: 40_000, may: ['settle', 'take'] }]);
    await settled(await caseOf(rrr), 'refund');
    const { data: after } = await server.call('GET', '/api/Payment/cases?state=unposted', { token: bursar });
    expect(after.rows).toEqual([]);
  });

  test('what is about money that was taken is settled by words, and posts nothing', async () => {
    const { rrr } = await visitor();
    await payInvoice(server, rrr);
    await run(
      `insert into payment_case (rrr, kind, invoice_id, expected_kobo, reported_kobo, opened_at, opened_by)
       select rrr, 'unconfirmed', invoice_id, amount_kobo, 0, now(), 'system:test' from remita_order where rrr = $1`,
      [rrr],
    );
    const found = await caseOf(rrr);
    const refused = await settle(found, 'refund');
    expect(refused.json.errors).toEqual({
      '/decision': 'nothing waits in suspense: please choose what else was decided',
    });
    const before = await ledgerOf(server);
    await settled(found, 'provider');
    expect(await ledgerOf(server)).toEqual(before);
  });
});
