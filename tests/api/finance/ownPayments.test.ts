import { beforeAll, expect, test } from 'vitest';
import type { OwnInvoice, OwnPayment } from '#contract/finance/own-payments.ts';
import type { Waits } from '#contract/kit/waiting.ts';
import { ensureRrr } from '#server/finance/payments/service.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { onDatabases } from '../../support/databases.ts';
import { payByPost } from '../../support/payByPost.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const PRICE = 8_730_000;

onDatabases("a student's own payments", (databases) => {
  let server: TestServer;
  let [ada, obi] = [{} as Enrolled, {} as Enrolled];
  let number = '';
  beforeAll(async () => {
    server = await freshServer(databases);
    [ada, obi] = [await enrolled(server, 'paymentsada'), await enrolled(server, 'paymentsobi')];
    number = await invoiced(ada, 'FirstInstallment');
  });

  const run = async (text: string, values: readonly unknown[]) =>
    (await server.platform.database.query({ name: '', text, values: [...values] })).rows;

  /** An invoice as the college makes one for a student, with its RRR. @returns its number */
  async function invoiced({ studentId }: Enrolled, part: string): Promise<string> {
    const [made] = await run(
      `with made as (
         insert into invoice (invoice_number, student_id, purpose, part, session_id, reg_number, about, occasion, phone, lastname, firstname, middlename, email, description, amount_kobo, created_at)
         values ('INV26' || lpad(nextval('invoice_number')::text, 8, '0'), $1, 'school', $2, 1, 'CSC/2026/0001', '', 0, '08030000000', 'Okafor', 'Ada', 'Ngozi', 'ada@example.com', 'School fees', ${PRICE}, now())
         returning id, invoice_number
       ), ordered as (insert into remita_order (order_id, invoice_id, amount_kobo, created_at) select 'order-' || invoice_number, id, ${PRICE}, now() from made)
       select id, invoice_number from made`,
      [studentId, part],
    );
    await ensureRrr(server.platform, String(made!['id']), { priceKobo: PRICE });
    return String(made!['invoice_number']);
  }

  const own = async <T>(path: string, { token }: Enrolled, body?: object) => {
    const { status, data, json } = await server.call(body ? 'POST' : 'GET', `/api/Payment/${path}`, { token, body });
    return { status, data: data as T, message: (json as { message?: string }).message };
  };
  const one = (who: Enrolled, invoiceNumber: string) =>
    own<OwnPayment>(`own-invoice?invoiceNumber=${invoiceNumber}`, who);
  const waiting = async ({ token }: Enrolled) =>
    ((await server.call('GET', '/api/Dashboard/student-dashboard', { token })).data as { waiting: Waits[] }).waiting;

  test('are theirs alone', async () => {
    const { data } = await own<OwnInvoice[]>('own-invoices', ada);
    expect(data).toMatchObject([{ invoiceNumber: number, amount: 87_300, status: 'Not paid', datePaid: null }]);
    expect((await own<OwnInvoice[]>('own-invoices', obi)).data).toEqual([]);
    expect(await one(obi, number)).toMatchObject({ status: 404, message: 'There is no such invoice of yours' });
    expect((await own('check-own-invoice', obi, { invoiceNumber: number })).status).toBe(404);
    expect((await server.call('GET', '/api/Payment/own-invoices')).status).toBe(401);
  });

  test('that are due wait on the dashboard with their last day, and lead to their page', async () => {
    await run(
      `insert into instalment_plan (session_id, student_type_id, part, percent, due_on) values (1, 1, 'FirstInstallment', 60, '2027-01-15')`,
      [],
    );
    expect((await waiting(ada)).find(({ what }) => what.startsWith('Pay'))).toEqual({
      what: 'Pay ₦87,300.00: School fees',
      detail: expect.stringContaining(number),
      due: '2027-01-15',
      to: `/academic_fees/payments/invoice?invoiceNumber=${number}`,
    });
    expect((await waiting(obi)).filter(({ what }) => what.startsWith('Pay'))).toEqual([]);
  });

  test('are paid by the provider’s page, and have their receipt without another code', async () => {
    const { data: before } = await one(ada, number);
    expect(before).toMatchObject({ receipt: null, totalInWords: 'Eighty Seven Thousand Three Hundred Naira Only' });
    expect(before.invoice.payForm?.fields['responseurl'], 'the provider leads back to their own page').toBe(
      `${server.platform.settings.publicUrl}/academic_fees/payments/invoice?invoiceNumber=${number}`,
    );
    expect((await own<OwnPayment>('check-own-invoice', ada, { invoiceNumber: number })).data.status).toBe('Not paid');
    await payByPost(before.invoice);
    await run('update remita_order set checked_at = null, check_at = null where rrr = $1', [before.invoice.rrr]);
    const { data: after } = await own<OwnPayment>('check-own-invoice', ada, { invoiceNumber: number });
    expect(after).toMatchObject({
      status: 'Paid',
      due: null,
      receipt: { rrr: before.invoice.rrr, total: 87_300, invoiceNumber: number },
    });
    expect(after.invoice.payForm).toBeNull();
    expect((await waiting(ada)).filter(({ what }) => what.startsWith('Pay'))).toEqual([]);
  });

  test('that are void are not to be paid, and one that another replaced is called so', async () => {
    const second = await invoiced(ada, 'SecondInstallment');
    await run(
      `update invoice set void_at = now(), void_by = 'bursar', void_reason = 'Another takes its place' where invoice_number = $1`,
      [second],
    );
    const { data } = await one(ada, second);
    expect(data).toMatchObject({ status: 'Void', voidReason: 'Another takes its place' });
    expect(data.invoice.payForm).toBeNull();
    expect((await waiting(ada)).filter(({ what }) => what.startsWith('Pay'))).toEqual([]);
    await run(
      'update invoice set replaced_by = (select id from invoice where invoice_number <> $1 limit 1) where invoice_number = $1',
      [second],
    );
    expect((await one(ada, second)).data.status).toBe('Replaced');
  });

  test('include what was paid with the address that they confirmed, its RRR masked; an unpaid one is anybody’s', async () => {
    const { email } = { email: 'paymentsobi@candidates.example' };
    const [paid] = await run(
      `insert into invoice (invoice_number, fee_id, session_id, reg_number, about, occasion, phone, lastname, firstname, middlename, email, description, amount_kobo, created_at)
       select 'INV26' || lpad(nextval('invoice_number')::text, 8, '0'), f.id, 1, '', '', n, '08030000000', 'Okafor', 'Ada', '', upper($1), 'Library', 250000, now()
         from (select min(id) as id from fee) f, generate_series(71, 72) n returning id, invoice_number`,
      [email],
    );
    await run(
      `with ordered as (insert into remita_order (order_id, invoice_id, amount_kobo, created_at, rrr, rrr_at) values ('library', $1, 250000, now(), '310099990000', now()))
       insert into payment (invoice_id, order_id, rrr, amount_kobo, provider_code, credited_at, credited_by, verification_code) values ($1, 'library', '310099990000', 250000, '00', now(), 'system:test', 'library-code')`,
      [paid!['id']],
    );
    const { data } = await own<OwnInvoice[]>('own-invoices', obi);
    expect(data.map(({ invoiceNumber, status }) => [invoiceNumber, status])).toEqual([
      [paid!['invoice_number'], 'Paid'],
    ]);
    const receipt = (await one(obi, data[0]!.invoiceNumber)).data;
    expect(receipt.receipt!.rrr).toMatch(/^•+0000$/);
    expect(receipt.invoice.rrr).toMatch(/^•+0000$/);
    await run(`update user_account set moved_at = null where id = $1`, [obi.userId]);
    expect((await own<OwnInvoice[]>('own-invoices', obi)).data).toEqual([]);
  });
});
