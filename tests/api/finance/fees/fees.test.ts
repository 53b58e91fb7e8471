import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { feeNamed, invoiceFee, newPayer, payInvoice } from '../../../support/payer.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const MINUTE = 60_000;

onDatabases('fees', (databases) => {
  let server: TestServer;
  let letter: { id: number; amount: number };
  beforeAll(async () => {
    server = await freshServer(databases);
    letter = await feeNamed(server, 'Attestation Letter');
  });
  const rows = async (text: string) =>
    (await server.platform.database.query({ name: '', text, values: [] })).rows as Record<string, unknown>[];
  const generate = (feeId: number, payer: object) =>
    server.call('POST', '/api/Bursary/generate-invoice', { body: { feeId, payer } });
  const paymentsOf = (rrr: string) => rows(`select * from payment where rrr = '${rrr}'`);

  test('an invoice of a fee is at the price of the college, and its parts are those of the specification', async () => {
    const payer = newPayer({ RegNumber: 'ug/19/2021' });
    const invoice = await invoiceFee(server, letter.id, payer);
    expect(invoice).toMatchObject({
      kind: 'fee',
      applicationTypeId: null,
      regNumber: 'UG/19/2021',
      fullName: 'Okafor Ada',
      description: 'Attestation Letter',
      amount: 5000,
      paymentStatus: 'Not paid',
      isPaid: false,
      paymentType: 'Full',
      session: '2026/2027',
      paymentReference: invoice.rrr,
    });
    expect(invoice.rrr).toMatch(/^\d{12}$/);
    expect(invoice.payForm?.fields['rrr']).toBe(invoice.rrr);
  });

  test('are found by anybody from their category and type, and each says where it belongs', async () => {
    const { data: categories } = await server.call('GET', '/api/Bursary/setup-categories');
    const found = [];
    for (const category of categories) {
      const types = `/api/Bursary/setup-category-types?setupCategoryId=${category.id}` as const;
      for (const type of (await server.call('GET', types)).data) {
        const fees = `/api/Bursary/setup-category-fees?setupCategoryTypeId=${type.id}` as const;
        if ((await server.call('GET', fees)).data.some(({ id }) => id === letter.id))
          found.push({ categoryId: category.id, typeId: type.id });
      }
    }
    expect(found).toHaveLength(1);
    const { data } = await server.call('GET', `/api/Bursary/setup-category-fees/${letter.id}`);
    expect(data).toMatchObject({ ...found[0], name: 'Attestation Letter', amount: 5000 });
    expect((await server.call('GET', '/api/Bursary/setup-category-types?setupCategoryId=999999')).data).toEqual([]);
    expect((await server.call('GET', '/api/Bursary/setup-category-fees/999999')).status).toBe(422);
  });

  test('an empty form is told every required field in the words of the form, and nothing is kept', async () => {
    const before = await rows('select count(*)::int4 as invoices from invoice');
    const { status, json } = await generate(letter.id, {});
    expect(status).toBe(422);
    expect(json).toMatchObject({
      title: 'Invoice Action Failed!',
      errors: {
        '/Lastname': 'please enter your surname',
        '/FirstName': 'please enter your first name',
        '/MobileNumber': 'please input mobile number',
        '/Email': 'please input email address',
      },
    });
    expect(await rows('select count(*)::int4 as invoices from invoice')).toEqual(before);
  });

  test('a fee that is not there, or belongs to a service of its own, cannot be chosen', async () => {
    const [status] = (await server.call('GET', '/api/Bursary/service-fees?purpose=admission-status')).data;
    for (const id of [999_999, status!.id]) expect((await generate(id, newPayer())).status).toBe(422);
  });

  test('clicks at once are one invoice and one RRR', async () => {
    const payer = newPayer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => generate(letter.id, payer)));
    const again = await invoiceFee(server, letter.id, payer);
    for (const { status, data } of answers) if (status === 200) expect(data.rrr).toBe(again.rrr);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await rows(`select count(*)::int4 as n from invoice where phone = '${payer.MobileNumber}'`)).toEqual([
      { n: 1 },
    ]);
    expect(
      await rows(
        `select count(*)::int4 as n from remita_order o join invoice i on i.id = o.invoice_id where phone = '${payer.MobileNumber}'`,
      ),
    ).toEqual([{ n: 1 }]);
  });

  test('two payers with one phone but two registration numbers have two invoices', async () => {
    const payer = newPayer();
    const [first, second] = [
      await invoiceFee(server, letter.id, { ...payer, RegNumber: 'A1' }),
      await invoiceFee(server, letter.id, { ...payer, RegNumber: 'A2' }),
    ];
    expect(first.rrr).not.toBe(second.rrr);
  });

  test('once paid, the same fee may be paid again, under another RRR', async () => {
    const payer = newPayer();
    const first = await invoiceFee(server, letter.id, payer);
    await payInvoice(server, first.rrr!);
    const second = await invoiceFee(server, letter.id, payer);
    expect(second.isPaid).toBe(false);
    expect(second.rrr).not.toBe(first.rrr);
    expect((await invoiceFee(server, letter.id, payer)).rrr).toBe(second.rrr);
    await payInvoice(server, second.rrr!);
    expect(await paymentsOf(second.rrr!)).toHaveLength(1);
  });

  test('it is credited exactly once, however many ask at once', async () => {
    const { rrr } = await invoiceFee(server, letter.id, newPayer());
    const asked = () => server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
    expect((await asked()).data.isPaid).toBe(false);
    server.clock.advance(MINUTE);
    await server.call('POST', '/remita-sandbox/control/pay', { body: { rrr, trouble: 'repeated' } });
    await Promise.all([asked(), asked(), asked(), asked(), asked()]);
    expect(await paymentsOf(rrr!)).toHaveLength(1);
    expect(
      await rows(`select 1 from audit_entry where action = 'payment-credited' and detail->>'rrr' = '${rrr}'`),
    ).toHaveLength(1);
  });

  test('a lost notification is made good by the job', async () => {
    const { rrr } = await invoiceFee(server, letter.id, newPayer());
    await server.call('POST', '/remita-sandbox/control/pay', { body: { rrr, trouble: 'lost' } });
    server.clock.advance(2 * MINUTE);
    await server.jobs.run('ask-open-rrrs');
    expect(await paymentsOf(rrr!)).toMatchObject([{ credited_by: 'system:ask-open-rrrs' }]);
  });

  test('one naira short credits nothing and opens a case', async () => {
    const { rrr } = await invoiceFee(server, letter.id, newPayer());
    await server.call('POST', '/remita-sandbox/control/pay', { body: { rrr, trouble: 'short' } });
    await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
    expect(await paymentsOf(rrr!)).toHaveLength(0);
    expect(await rows(`select kind from payment_case where rrr = '${rrr}'`)).toEqual([{ kind: 'short' }]);
  });

  test('a price that rises before the payment makes another order, and the first RRR is dead', async () => {
    const fee = await feeNamed(server, 'Overdue Book');
    const payer = newPayer();
    const before = await invoiceFee(server, fee.id, payer);
    await rows(`update fee set amount_kobo = 60000 where id = ${fee.id}`);
    const after = await invoiceFee(server, fee.id, payer);
    expect([before.amount, after.amount]).toEqual([500, 600]);
    expect(after.rrr).not.toBe(before.rrr);
    await payInvoice(server, after.rrr!);
    expect(await paymentsOf(after.rrr!)).toMatchObject([{ amount_kobo: 60_000 }]);
  });

  test('an RRR of a fee opens no application', async () => {
    const { rrr } = await invoiceFee(server, letter.id, newPayer());
    await payInvoice(server, rrr!);
    expect((await server.call('POST', '/api/JupebApplication/login', { body: { rrr } })).status).toBe(422);
  });
});
