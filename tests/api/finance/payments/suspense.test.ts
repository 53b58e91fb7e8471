import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { PaymentCase } from '#contract/finance/reconciliation.ts';
import { DECISIONS, type Decision } from '#rules/finance/caseSettlement.ts';
import { DEMO_PASSWORD } from '#server/people/accounts/seed.ts';
import { holdLodgement } from '#server/finance/payments/service.ts';
import { onDatabases } from '../../../support/databases.ts';
import { enrolled } from '../../../support/enrolled.ts';
import { feeNamed, invoiceFee, newPayer, payInvoice } from '../../../support/payer.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { ledgerOf, publishFees, studentFee } from '../../../support/studentMoney.ts';

const FEE_KOBO = 250_000;
const DAY = 24 * 60 * 60_000;

onDatabases('money in suspense', (databases) => {
  let server: TestServer;
  let bursar: string;
  let feeId: number;
  beforeAll(async () => {
    server = await freshServer(databases);
    await server.call('POST', '/remita-sandbox/control/knobs', { body: { trouble: 'lost' } as never });
    bursar = (await signedIn(server, 'bursar')).token;
    feeId = (await feeNamed(server, 'Identity Card')).id;
  });

  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const later = async (ms: number) => {
    server.clock.advance(ms);
    bursar = (await signedIn(server, 'bursar')).token;
  };
  const get = async <T>(path: string) => (await server.call<T>('GET', `/api/${path}`, { token: bursar })).data;
  const casesOf = async (search: string) =>
    (await get<{ rows: PaymentCase[] }>(`Payment/cases?${new URLSearchParams({ search, sort: 'openedAt' })}`)).rows;
  const caseOf = async (search: string) => {
    const found = (await casesOf(search)).at(-1);
    if (!found) throw new Error(`No case of ${search}`);
    return get<PaymentCase>(`Payment/case/${found.id}`);
  };
  const step = async ({ id, digest, state }: PaymentCase, name: 'settle' | 'take', answers: object) =>
    server.call('POST', `/api/Payment/case/${id}/${name}` as '/api/Payment/case/:id/settle', {
      token: bursar,
      body: { request: randomUUID(), from: state, digest, answers } as never,
    });
  const settled = async (search: string, decision: Decision, target?: string) => {
    const answers = { decision: DECISIONS[decision], reason: 'As agreed', ...(target && { target }) };
    const { status, text } = await step(await caseOf(search), 'settle', answers);
    if (status !== 200) throw new Error(text);
    expect(await caseOf(search)).toMatchObject({ state: 'settled', settledAs: decision, heldKobo: 0, ageDays: null });
    await ledgerOf(server);
  };
  const recheck = (rrr: string) =>
    server.call('POST', '/api/Payment/recheck', { token: bursar, body: { rrr } as never });
  /** The provider has so much of it, whatever was asked for. */
  const came = async (rrr: string, kobo: number) => {
    server.clock.advance(1_000);
    await run(`update remita_sandbox_order set state = 'paid', paid_kobo = $2, paid_at = $3 where rrr = $1`, [
      rrr,
      kobo,
      server.platform.now(),
    ]);
    await recheck(rrr);
  };
  const takenBack = async (rrr: string) => {
    await run(`update remita_sandbox_order set state = 'reversed' where rrr = $1`, [rrr]);
    await later(DAY + 60_000);
    await server.jobs.run('ask-open-rrrs');
    await server.jobs.run('ask-unknown-rrrs');
  };
  /** By an RRR that the college never made: at another desk of the same merchant. */
  const unknown = async (kobo: number, orderId = `ELSEWHERE${randomInt(1e9)}`) => {
    const rrr = String(randomInt(100_000_000_000, 999_999_999_999));
    await run(
      `insert into remita_sandbox_order (rrr, order_id, amount_kobo, payer_name, payer_email, payer_phone, description, created_at, state, paid_kobo, paid_at)
       values ($1, $2, $3, 'Musa Bello', 'musa@example.com', '', 'School fees', $4, 'paid', $3, $4)`,
      [rrr, orderId, kobo, server.platform.now()],
    );
    return rrr;
  };
  const notified = async (...rrrs: string[]) => {
    const { text } = await server.call('POST', '/api/Payment/notification', {
      body: rrrs.map((rrr) => ({ rrr })) as never,
    });
    expect(text).toBe('OK');
    await server.jobs.run('ask-unknown-rrrs');
  };
  const visitor = async () => {
    const payer = newPayer();
    const { rrr, invoiceNumber } = await invoiceFee(server, feeId, payer);
    return { rrr: rrr!, number: invoiceNumber, lookUp: () => invoiceFee(server, feeId, payer) };
  };
  const mailsOf = async (kind: string, invoiceNumber: string) =>
    (
      await run(
        `select m.words_text from mail m join invoice i on m.subject_id = i.id::text where m.kind = $1 and i.invoice_number = $2 order by m.id`,
        [kind, invoiceNumber],
      )
    ).map(({ words_text }) => words_text);
  const isPaid = async (reference: string) =>
    (await get<{ isPaid: boolean }>(`Payment/status?${new URLSearchParams({ reference })}`)).isPaid;
  const koboOn = async (account: string) => Number((await ledgerOf(server))[account] ?? 0);
  /** The cash book, the payments report and the ledger have the same. */
  const totalsAgree = async () => {
    const { total: cash } = await get<{ total: { receivedKobo: number } }>('Bursary/cash-book');
    const { total: payments } = await get<{ total: { receivedKobo: number } }>('Payment/fee-report');
    const { total: revenue } = await get<{ total: { collectedKobo: number } }>('Bursary/revenue');
    const kobo = await koboOn('clearing');
    expect([cash.receivedKobo, payments.receivedKobo, revenue.collectedKobo]).toEqual([kobo, kobo, kobo]);
  };

  test('has what came by an RRR that we do not know, once, with an owner and an age; it is moved to whose it is', async () => {
    const rrr = await unknown(FEE_KOBO);
    const before = await koboOn('suspense');
    await notified(rrr, rrr);
    await notified(rrr);
    expect(await koboOn('suspense')).toBe(before - FEE_KOBO);
    await later(3 * DAY);
    await server.jobs.run('ask-unknown-rrrs');
    const found = await caseOf(rrr);
    expect(found).toMatchObject({
      ...{ kind: 'unknown', state: 'open', invoiceNumber: null, fullName: '', heldKobo: FEE_KOBO, owner: null },
      ...{ ageDays: 3, may: ['settle', 'take'] },
    });
    expect(await casesOf(rrr)).toHaveLength(1);
    expect((await step(found, 'take', {})).status).toBe(200);
    const owned = await caseOf(rrr);
    expect(owned.owner).toEqual(expect.any(String));
    expect(await get(`Payment/cases?isOwned=yes&search=${rrr}`)).toMatchObject({ rows: [{ id: found.id }] });
    expect((await step(owned, 'settle', { decision: DECISIONS.pay, reason: 'As agreed' })).json.errors).toEqual({
      '/decision': 'this invoice is not to be paid any more: please choose where else the money goes',
    });
    const { number } = await visitor();
    await settled(rrr, 'move', number);
    expect(await isPaid(number)).toBe(true);
    expect((await server.call('GET', `/api/Payment/receipt?rrr=${rrr}`)).data).toMatchObject({ total: 2_500 });
    expect(await mailsOf('payment-moved', number)).toEqual([
      expect.stringMatching(/₦2,500.00 has paid your invoice INV\d+/),
    ]);
    await totalsAgree();
    await takenBack(rrr);
    expect(await isPaid(number)).toBe(false);
    await totalsAgree();
  });

  test('has nothing of RRRs that somebody made up, and forgets them', async () => {
    const rrrs = Array.from({ length: 30 }, () => String(randomInt(100_000_000_000, 999_999_999_999)));
    const cases = (await run('select count(*)::int4 as n from payment_case'))[0]!['n'];
    await notified(...rrrs);
    expect(await run('select rrr from unknown_rrr where asked = 1')).toHaveLength(20);
    for (let minutes = 0; minutes < 60; minutes += 10) {
      server.clock.advance(10 * 60_000 + 1_000);
      await server.jobs.run('ask-unknown-rrrs');
    }
    expect(await run('select rrr from unknown_rrr where rrr = any($1)', [rrrs])).toEqual([]);
    expect((await run('select count(*)::int4 as n from payment_case'))[0]!['n']).toBe(cases);
    bursar = (await signedIn(server, 'bursar')).token;
  });

  test('has another RRR of an order of ours as a case of its invoice, and credits an RRR that was lost on its way', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const orderOf = async (rrr: string) =>
      String((await run('select order_id from remita_order where rrr = $1', [rrr]))[0]!['order_id']);
    const orderId = await orderOf(one.rrr);
    await run(`update remita_sandbox_order set order_id = 'GONE' || order_id where rrr = $1`, [one.rrr]);
    const second = await unknown(FEE_KOBO, orderId);
    await notified(second);
    expect(await caseOf(second)).toMatchObject({ kind: 'mismatch', invoiceNumber: one.number, heldKobo: FEE_KOBO });
    await settled(second, 'pay');
    expect(await isPaid(one.number)).toBe(true);
    await run(`update remita_sandbox_order set state = 'paid', paid_kobo = amount_kobo where rrr = $1`, [other.rrr]);
    await run('update remita_order set rrr = null, rrr_at = null where rrr = $1', [other.rrr]);
    await notified(other.rrr);
    expect(await isPaid(other.number)).toBe(true);
    await totalsAgree();
  });

  test('has a lodgement without an RRR once; it is credited to a student, refunded, or pays an invoice under its number', async () => {
    const lodge = (bankReference: string, amountKobo: number) =>
      server.platform.database.transaction((tx) =>
        holdLodgement(server.platform, tx, { bankReference, payer: 'BELLO MUSA', amountKobo }, 'system:test'),
      );
    const before = await koboOn('clearing');
    const first = (await lodge('FT1', 60_000))!;
    expect(await lodge('FT1', 60_000)).toBeUndefined();
    const [second, third] = [(await lodge('FT2', 40_000))!, (await lodge('FT3', FEE_KOBO))!];
    expect(await caseOf('FT1')).toMatchObject({ kind: 'lodgement', rrr: first.number, fullName: 'BELLO MUSA' });
    expect((await koboOn('clearing')) - before).toBe(60_000 + 40_000 + FEE_KOBO);
    await totalsAgree();
    const { studentId } = await enrolled(server, 'lodging');
    const [{ number }] = (await run(
      'select a.reg_number as number from student s join admission a on a.id = s.admission_id where s.id = $1',
      [studentId],
    )) as [{ number: string }];
    await settled(first.number, 'move', number);
    expect(await run(`select sum(amount_kobo)::int4 as kobo from posting where student_id = $1`, [studentId])).toEqual([
      { kobo: -60_000 },
    ]);
    await settled(second.number, 'refund');
    const { data: sources } = await server.call('GET', `/api/Payment/refund-sources?of=${second.number}` as never, {
      token: bursar,
    });
    expect(sources).toMatchObject([{ payerName: 'BELLO MUSA', refundableKobo: 40_000 }]);
    const { number: invoice } = await visitor();
    await settled(third.number, 'move', invoice);
    expect(await isPaid(invoice)).toBe(true);
    expect((await server.call('GET', `/api/Payment/receipt?rrr=${third.number}`)).data).toMatchObject({ total: 2_500 });
    await totalsAgree();
    expect((await recheck(third.number)).status).toBe(404);
  });

  test('is as much as the provider says now: a second amount corrects the case, and more than was settled is another', async () => {
    const { rrr, number } = await visitor();
    await came(rrr, 20_000);
    await came(rrr, 30_000);
    expect(await casesOf(rrr)).toMatchObject([{ kind: 'short', reportedKobo: 30_000, heldKobo: 30_000 }]);
    await came(rrr, 25_000);
    expect(await casesOf(rrr)).toMatchObject([{ kind: 'short', reportedKobo: 25_000, heldKobo: 25_000 }]);
    await settled(rrr, 'part');
    await came(rrr, 25_000);
    expect(await casesOf(rrr)).toHaveLength(1);
    await came(rrr, 45_000);
    expect((await casesOf(rrr)).map(({ heldKobo, state }) => [heldKobo, state])).toEqual([
      [0, 'settled'],
      [20_000, 'open'],
    ]);
    await settled(rrr, 'part');
    await server.jobs.run('reprice-invoices');
    await came(rrr, FEE_KOBO);
    expect(await caseOf(rrr)).toMatchObject({ kind: 'over', state: 'open', heldKobo: FEE_KOBO - 45_000 });
    await settled(rrr, 'refund');
    await totalsAgree();
    await takenBack(rrr);
    const [{ kobo }] = (await run(
      `select coalesce(sum(p.amount_kobo), 0)::int4 as kobo from posting p join journal j on j.id = p.journal_id
        where p.account = 'clearing' and j.key like $1 || '%'`,
      [rrr],
    )) as [{ kobo: number }];
    expect(kobo).toBe(0);
    expect(await koboOn('refunds due')).toBe(-40_000);
    expect(await isPaid(number)).toBe(false);
    await totalsAgree();
  });

  test('holds what came beyond a payment that was credited', async () => {
    const { rrr, number } = await visitor();
    await payInvoice(server, rrr);
    await came(rrr, FEE_KOBO + 7_000);
    expect(await caseOf(rrr)).toMatchObject({ kind: 'over', heldKobo: 7_000 });
    const { number: another } = await visitor();
    await settled(rrr, 'move', another);
    expect(await isPaid(number)).toBe(true);
    expect(await get(`Payment/status?reference=${another}`)).toMatchObject({ isPaid: false });
    await totalsAgree();
  });

  test('that the provider takes back leaves it; the case ends, payer and bursary are told, and the invoice asks anew', async () => {
    const { rrr, number, lookUp } = await visitor();
    await came(rrr, 20_000);
    await run(`delete from notification where category = 'paymentCase'`);
    await takenBack(rrr);
    expect(await caseOf(rrr)).toMatchObject({ state: 'settled', settledAs: 'taken back', heldKobo: 0, dueKobo: 0 });
    expect(await mailsOf('payment-reversed', number)).toEqual([
      expect.stringContaining('Your invoice is still to be paid. Its page shows the RRR to pay by.'),
    ]);
    const told = await run(
      `select message from notification where message like 'Remita took back%' and message like $1`,
      [`%${rrr}`],
    );
    expect(told.length).toBeGreaterThan(0);
    await server.jobs.run('reprice-invoices');
    const anew = await lookUp();
    expect(anew).toMatchObject({ amount: 2_500, isPaid: false, paymentStatus: 'Not paid' });
    expect(anew.rrr).not.toBe(rrr);
    await totalsAgree();
    const steps = (await run('select step from workflow_step where subject_id = $1', [(await caseOf(rrr)).id])).map(
      ({ step: name }) => name,
    );
    expect(steps).toEqual(['end']);
  });

  test('of a student that the provider takes back leaves the invoice to be paid by another RRR', async () => {
    await run(`update fee_assignment set state = 'replaced'`);
    await publishFees(server, { [await studentFee(server, 'Tuition')]: 60_000_00 });
    const ada = await enrolled(server, 'takenback');
    const tokenOf = async () => (await signedIn(server, ada.userName, DEMO_PASSWORD)).token;
    const wanted = { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal: 60_000 };
    const { data: made } = await server.call('POST', '/api/Payment/generate-fee-Invoice', {
      token: await tokenOf(),
      body: wanted,
    });
    await came(made.rrr!, 20_000_00);
    await takenBack(made.rrr!);
    expect(await caseOf(made.rrr!)).toMatchObject({ settledAs: 'taken back' });
    await server.jobs.run('reprice-invoices');
    const { data: again } = await server.call('POST', '/api/Payment/generate-fee-Invoice', {
      token: await tokenOf(),
      body: wanted,
    });
    expect(again.rrr).toMatch(/^\d{12}$/);
    expect(again.rrr).not.toBe(made.rrr);
    await payInvoice(server, again.rrr!);
    const { data: sessions } = await server.call('GET', '/api/Payment/fee-sessions', { token: await tokenOf() });
    expect(sessions).toMatchObject({ creditKobo: 0, sessions: [{ status: 'Paid' }] });
    bursar = (await signedIn(server, 'bursar')).token;
    await totalsAgree();
  });

  test('that is set aside for a refund is not paid out once the provider took it back', async () => {
    const { rrr } = await visitor();
    const before = await koboOn('refunds due');
    await came(rrr, 20_000);
    await settled(rrr, 'refund');
    expect(await koboOn('refunds due')).toBe(before - 20_000);
    await takenBack(rrr);
    expect(await koboOn('refunds due')).toBe(before);
    await totalsAgree();
  });
});
