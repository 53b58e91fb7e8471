import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { invoiceRequest, newPhone, openCollege, type PaymentCollege } from './college.ts';

const GENERATE = '/ApplicationInvoice/generate-application-invoice';
const lookup = (phone: string, type: number | string = 5) =>
  `/ApplicationInvoice/application-invoice-data?applicationTypeId=${type}&regNumber=${encodeURIComponent(phone)}` as const;

onDatabases('invoices', ({ freshDatabase }) => {
  let college: PaymentCollege;
  beforeAll(async () => {
    college = await openCollege(await freshDatabase());
  });
  beforeEach(async () => {
    college.clock.ahead = 0;
    college.prices.clear();
    await college.sandbox.set({ outage: 'none', trouble: 'lost', wrapping: 'asRemita' });
  });
  afterAll(() => college.stop());

  test('the sessions', async () => {
    expect((await college.get('/Session/all-sessions')).body).toEqual({
      success: true,
      data: [{ id: 1, session: '2026/2027' }],
    });
  });

  test('a first lookup tells the price, the session and nothing of a person', async () => {
    const phone = newPhone();
    await college.generate({ MobileNumber: phone, ApplicationTypeId: 1 });
    expect((await college.get(lookup(phone))).body.data).toEqual({
      invoiceNumber: null,
      lastname: '',
      firstname: '',
      middleName: '',
      mobileNo: phone,
      regNumber: phone,
      email: '',
      sessionId: 1,
      session: '2026/2027',
      amount: 10_000,
      rrr: null,
      isPaid: false,
      invoice: null,
      masked: null,
    });
  });

  test.each([
    ['/ApplicationInvoice/application-invoice-data', '/applicationTypeId', 'please select an invoice type'],
    [lookup('', 5), '/regNumber', 'please input mobile number'],
    [lookup('1234', 5), '/regNumber', 'invalid phone number'],
    [lookup('08031234567', 999), '/applicationTypeId', 'please select an invoice type'],
  ])('%s is refused', async (path, pointer, message) => {
    const { status, body } = await college.get(path);
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, errors: { [pointer]: message } });
  });

  test('an invoice is generated with its RRR, and found again by either way of writing the phone', async () => {
    const phone = newPhone();
    const { status, body } = await college.post(GENERATE, invoiceRequest({ MobileNumber: phone, MiddleName: 'Ngozi' }));
    expect(status).toBe(200);
    expect(body.message).toBe('Invoice generated successfully!');
    expect(body.data).toMatchObject({
      fullName: 'Okafor Ada Ngozi',
      isPaid: false,
      paymentStatus: 'Not paid',
      amount: 10_000,
      description: 'JUPEB Application',
      paymentType: 'Full',
      applicationTypeId: 5,
      sessionId: 1,
      schoolName: 'Matricula College',
    });
    expect(body.data.rrr).toMatch(/^\d{12}$/);
    expect(body.data.paymentReference).toBe(body.data.rrr);
    expect(body.data.payForm!.fields['rrr']).toBe(body.data.rrr);
    expect(body.data.cardPaymentLink).toBe(body.data.payForm!.action);
    for (const written of [phone, phone.replace(/^0/, '+234')]) {
      expect((await college.get(lookup(written))).body.data).toMatchObject({
        invoiceNumber: body.data.invoiceNumber,
        rrr: body.data.rrr,
        lastname: 'Okafor',
        email: 'a•••@example.com',
        invoice: { isPaid: false },
      });
    }
  });

  test('every mistake is told at its field in the words of the form', async () => {
    const { status, body } = await college.post(GENERATE, { ApplicationTypeId: 5 });
    expect(status).toBe(422);
    expect(body.title).toBe('Invoice Action Failed!');
    expect(body.errors).toMatchObject({
      '/MobileNumber': 'please input mobile number',
      '/Email': 'please input email address',
      '/SessionId': 'please enter your session',
      '/Amount': 'please enter amount',
    });
  });

  test.each([
    [{ Amount: 1 }, '/Amount', 'The amount to pay is ₦10,000.00'],
    [{ Amount: '9999.99' }, '/Amount', 'The amount to pay is ₦10,000.00'],
    [{ SessionId: 2 }, '/SessionId', 'Applications are made in the 2026/2027 session'],
  ])("what is the college's cannot be changed: %j", async (change, pointer, message) => {
    const phone = newPhone();
    const { status, body } = await college.post(GENERATE, invoiceRequest({ MobileNumber: phone, ...change }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ message, errors: { [pointer]: message } });
    expect((await college.get(lookup(phone))).body.data.invoiceNumber).toBeNull();
  });

  test('before the first day and after the last nothing new is invoiced, but what is there is found', async () => {
    const [phone, late] = [newPhone(), newPhone()];
    await college.generate({ MobileNumber: phone });
    college.clock.ahead = 2 * 365 * 24 * 60 * 60_000;
    const { status, body } = await college.post(GENERATE, invoiceRequest({ MobileNumber: late }));
    expect(status).toBe(422);
    expect(body.errors['/ApplicationTypeId']).toMatch(/closed on \d+ [A-Z][a-z]+ \d{4} at 11:59 pm, Nigeria time$/);
    expect((await college.get(lookup(phone))).body.data.masked).toMatchObject({ isPaid: false });
  });

  test('twenty clicks on two servers are one invoice and one RRR', async () => {
    const phone = newPhone();
    const made = await Promise.all(Array.from({ length: 20 }, () => college.generate({ MobileNumber: phone })));
    expect(new Set(made.map(({ invoiceNumber }) => invoiceNumber)).size).toBe(1);
    expect(new Set(made.map(({ rrr }) => rrr)).size).toBe(1);
    expect(await college.rows(`select 1 from invoice where phone = '${phone}'`)).toHaveLength(1);
    expect(
      await college.rows(
        `select 1 from audit_entry a join invoice i on i.id::text = a.subject_id where i.phone = '${phone}'`,
      ),
    ).toHaveLength(1);
  });

  test.each(['down', 'slow', 'garbage', 'dropped'] as const)(
    'a provider that is %s: the invoice is kept and goes on later',
    async (outage) => {
      const phone = newPhone();
      await college.setOutage(outage);
      const { status, body } = await college.post(GENERATE, invoiceRequest({ MobileNumber: phone }));
      expect(status).toBe(424);
      expect(body).toMatchObject({
        success: false,
        title: 'Invoice Action Failed!',
        message: 'Invoice generated failed!!',
      });
      const kept = (await college.get(lookup(phone))).body.data;
      expect(kept).toMatchObject({ rrr: null, invoice: { rrr: null, cardPaymentLink: null, payForm: null } });
      expect(kept.invoice!.paymentReference).toBe(kept.invoiceNumber);
      await college.setOutage('none');
      const later = (await college.get(lookup(phone))).body.data;
      expect(later.invoiceNumber).toBe(kept.invoiceNumber);
      expect(later.rrr).toMatch(/^\d{12}$/);
      expect(await college.generate({ MobileNumber: phone })).toMatchObject({ rrr: later.rrr });
    },
  );

  test('an RRR that was made but never reached us is found again by its order (055)', async () => {
    const phone = newPhone();
    const { rrr } = await college.generate({ MobileNumber: phone });
    await college.rows(`update remita_order set rrr = null, check_at = null where rrr = '${rrr}'`);
    expect(await college.generate({ MobileNumber: phone })).toMatchObject({ rrr });
  });

  test('a new price cancels the open RRR and makes another', async () => {
    const phone = newPhone();
    const before = await college.generate({ MobileNumber: phone });
    college.prices.set(5, 12_000);
    const after = await college.generate({ MobileNumber: phone, Amount: 12_000 });
    expect(after).toMatchObject({ invoiceNumber: before.invoiceNumber, amount: 12_000 });
    expect(after.rrr).not.toBe(before.rrr);
    expect(await college.sandbox.pay(before.rrr!)).toBe(false);
    expect(
      await college.rows(`select action from audit_entry where action = 'invoice-repriced'
      and subject_id = (select id::text from invoice where phone = '${phone}')`),
    ).toHaveLength(1);
  });

  test('many at once after a new price agree on one RRR', async () => {
    const phone = newPhone();
    const before = await college.generate({ MobileNumber: phone });
    college.prices.set(5, 12_000);
    const made = await Promise.all(
      Array.from({ length: 8 }, () => college.generate({ MobileNumber: phone, Amount: 12_000 })),
    );
    const rrrs = new Set(made.map(({ rrr }) => rrr));
    expect(rrrs.size).toBe(1);
    expect(rrrs.has(before.rrr)).toBe(false);
    expect(
      await college.rows(`select 1 from remita_order where cancelled_at is null
      and invoice_id = (select id from invoice where phone = '${phone}')`),
    ).toHaveLength(1);
  });

  test('an RRR paid just before the price changed is credited at its price', async () => {
    const phone = newPhone();
    const { rrr } = await college.generate({ MobileNumber: phone });
    await college.sandbox.pay(rrr!, 'lost');
    college.prices.set(5, 12_000);
    expect(await college.generate({ MobileNumber: phone, Amount: 12_000 })).toMatchObject({
      isPaid: true,
      amount: 10_000,
    });
  });

  test('a paid invoice found by phone shows only the end of its RRR', async () => {
    const phone = newPhone();
    const { rrr } = await college.generate({ MobileNumber: phone });
    await college.sandbox.pay(rrr!);
    await college.post('/ApplicationInvoice/verify-payment', { rrr });
    const masked = `••••••••${rrr!.slice(-4)}`;
    expect((await college.get(lookup(phone))).body.data).toMatchObject({
      isPaid: true,
      rrr: masked,
      invoice: { rrr: masked, paymentReference: masked, payForm: null },
    });
    expect(await college.generate({ MobileNumber: phone })).toMatchObject({ isPaid: true, rrr: masked });
    expect((await college.get(`/ApplicationInvoice/invoice-details?rrr=${rrr}`)).body.data).toMatchObject({
      isPaid: true,
      rrr,
    });
  });

  test('an RRR is read with spaces, and guesses at one are slowed', async () => {
    const { rrr } = await college.generate({ MobileNumber: newPhone() });
    const spaced = encodeURIComponent(rrr!.replace(/(\d{4})/g, '$1 '));
    expect((await college.get(`/ApplicationInvoice/invoice-details?rrr=${spaced}`)).body.data).toMatchObject({ rrr });
    const statuses = [];
    for (let guess = 0; guess < 30; guess += 1)
      statuses.push((await college.get(`/ApplicationInvoice/invoice-details?rrr=${100_000_000_000 + guess}`)).status);
    expect(statuses[0]).toBe(404);
    expect(statuses).toContain(429);
  });
});
