import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../../../support/databases.ts';
import { until } from '../../../support/until.ts';
import { newPhone, openCollege, type PaymentCollege } from './college.ts';
import { secondOrder } from './secondOrder.ts';

const VERIFY = '/ApplicationInvoice/verify-payment';
const MINUTE = 60_000;

onBothDatabases('crediting', ({ freshDatabase }) => {
  let college: PaymentCollege;
  beforeAll(async () => {
    college = await openCollege(await freshDatabase());
  });
  beforeEach(async () => {
    college.clock.ahead += 10 * MINUTE;
    await college.sandbox.set({ outage: 'none', trouble: 'none', wrapping: 'asRemita' });
  });
  afterAll(() => college.stop());

  const newRrr = async () => (await college.generate({ MobileNumber: newPhone() })).rrr!;
  const creditsOf = (rrr: string) => college.rows(`select * from payment where rrr = '${rrr}'`);
  const casesOf = (rrr: string) => college.rows(`select kind from payment_case where rrr = '${rrr}' order by kind`);
  const isCredited = (rrr: string) =>
    until(`${rrr} is credited`, async () => expect(await creditsOf(rrr)).toHaveLength(1));
  /** What waits in suspense of this RRR, by the kind of its case. */
  const suspenseOf = (rrr: string) =>
    college.rows(`select c.kind, (- sum(p.amount_kobo))::int8 as kobo from posting p join payment_case c on c.id = p.case_id
    where p.account = 'suspense' and c.rrr = '${rrr}' group by c.id`);
  const postedFor = (rrr: string) =>
    college.rows(`select j.kind, p.account, p.amount_kobo as kobo from journal j join posting p on p.journal_id = j.id
    where j.key = '${rrr}' order by p.id`);
  const storyOf = async (rrr: string) =>
    (
      await college.rows(`select e.kind from payment_event e join remita_order o using (invoice_id)
    where o.rrr = '${rrr}' order by e.id`)
    ).map(({ kind }) => kind);

  test.each(['none', 'object', 'repeated', 'late'] as const)(
    'a payment is credited once when its notification is %s',
    async (trouble) => {
      const rrr = await newRrr();
      await college.sandbox.pay(rrr, trouble);
      await isCredited(rrr);
      expect(
        await college.rows(`select 1 from audit_entry where action = 'payment-credited' and detail->>'rrr' = '${rrr}'`),
      ).toHaveLength(1);
      expect(await storyOf(rrr)).toEqual(expect.arrayContaining(['invoiced', 'rrr made', 'told', 'credited']));
      expect((await college.get(`/ApplicationInvoice/invoice-details?rrr=${rrr}`)).body.data).toMatchObject({
        isPaid: true,
        paymentStatus: 'Paid',
        payForm: null,
      });
    },
  );

  test('a lost notification is made good by the job, on two servers at once', async () => {
    const rrr = await newRrr();
    await college.sandbox.pay(rrr, 'lost');
    await college.checkDue();
    expect(await creditsOf(rrr)).toHaveLength(0);
    college.clock.ahead += 2 * MINUTE;
    await college.checkDue();
    expect(await creditsOf(rrr)).toMatchObject([{ credited_by: 'system:ask-open-rrrs', provider_code: '00' }]);
  });

  test('an unpaid RRR is asked about less and less often', async () => {
    const rrr = await newRrr();
    const dueIn = async () => {
      const [order] = await college.rows(`select check_at from remita_order where rrr = '${rrr}'`);
      return Math.round(((order!['check_at'] as Date).getTime() - college.clock.now().getTime()) / MINUTE);
    };
    expect(await dueIn()).toBe(1);
    college.clock.ahead += 100 * MINUTE;
    await college.checkDue();
    expect(await dueIn()).toBe(10);
    college.clock.ahead += 200 * 24 * 60 * MINUTE;
    await college.checkDue();
    expect(await college.rows(`select check_at from remita_order where rrr = '${rrr}'`)).toEqual([{ check_at: null }]);
    college.clock.ahead += 10_000;
    await college.sandbox.pay(rrr);
    await isCredited(rrr);
    college.clock.ahead -= 200 * 24 * 60 * MINUTE;
  });

  test('a forged notification credits nothing, however often it comes', async () => {
    const rrr = await newRrr();
    const forged = await college.sandbox.forged(rrr);
    expect(await Promise.all([1, 2, 3, 4, 5].map(() => college.notify(forged)))).toEqual(Array(5).fill('OK'));
    college.clock.ahead += 2 * MINUTE;
    await college.checkDue();
    expect(await creditsOf(rrr)).toHaveLength(0);
    expect((await college.get(`/Payment/receipt?rrr=${rrr}`)).status).toBe(404);
  });

  test('a forged notification that came first does not hide the true one', async () => {
    const rrr = await newRrr();
    await college.notify(await college.sandbox.forged(rrr));
    await until('the provider is asked', async () =>
      expect(
        await college.rows(`select 1 from remita_order where rrr = '${rrr}' and checked_at is not null`),
      ).toHaveLength(1),
    );
    await college.sandbox.pay(rrr, 'lost');
    await college.notify([{ rrr }]);
    college.clock.ahead += 10_000;
    await college.checkDue();
    await isCredited(rrr);
  });

  test('the answer does not tell whether an RRR exists', async () => {
    const rrr = await newRrr();
    expect(await college.notify([{ rrr }])).toBe('OK');
    expect(await college.notify([{ rrr: '999999999999' }])).toBe('OK');
  });

  test.each([
    [[]],
    [{}],
    [null],
    ['paid'],
    [[null]],
    [[{ rrr: 'abc' }]],
    [[{ rrr: { $gt: '' } }]],
    [[[{ rrr: '123456789012' }]]],
    [[{ rrr: '123456789012' }, {}]],
  ])('what cannot be read is answered Not OK: %j', async (body) => expect(await college.notify(body)).toBe('Not OK'));

  test('one naira short credits nothing and opens one case', async () => {
    const rrr = await newRrr();
    await college.sandbox.pay(rrr, 'short');
    await until('the short payment is a case', async () => expect(await casesOf(rrr)).toEqual([{ kind: 'short' }]));
    await college.notify([{ rrr }]);
    college.clock.ahead += 2 * MINUTE;
    await college.checkDue();
    college.clock.ahead += 10_000;
    const { body } = await college.post(VERIFY, { rrr });
    expect(body).toMatchObject({
      data: { isPaid: false },
      message: 'What was paid is not the amount of this invoice. Please take your proof of payment to the bursary',
    });
    expect(await casesOf(rrr)).toEqual([{ kind: 'short' }]);
    expect(await creditsOf(rrr)).toHaveLength(0);
    expect(await suspenseOf(rrr)).toEqual([{ kind: 'short', kobo: 999_900 }]);
    expect(await college.rows(`select expected_kobo, reported_kobo from payment_case where rrr = '${rrr}'`)).toEqual([
      { expected_kobo: 1_000_000, reported_kobo: 999_900 },
    ]);
  });

  test('"I have paid" asks at once', async () => {
    const rrr = await newRrr();
    const before = await college.post(VERIFY, { rrr });
    expect(before.body).toMatchObject({
      success: true,
      message: 'Your payment has not been received yet',
      data: { isPaid: false },
    });
    await college.sandbox.pay(rrr, 'lost');
    college.clock.ahead += 3_000;
    const after = await college.post(VERIFY, { rrr });
    expect(after.body).toMatchObject({
      success: true,
      message: 'Your payment has been received',
      data: { isPaid: true, rrr },
    });
    expect(await creditsOf(rrr)).toMatchObject([{ credited_by: 'public' }]);
  });

  test('"I have paid", pressed by many at once, credits once', async () => {
    const rrr = await newRrr();
    await college.sandbox.pay(rrr, 'repeated');
    const answers = await Promise.all(Array.from({ length: 8 }, () => college.post(VERIFY, { rrr })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await creditsOf(rrr)).toHaveLength(1);
    expect(await storyOf(rrr).then((kinds) => kinds.filter((kind) => kind === 'credited'))).toHaveLength(1);
  });

  test.each(['down', 'slow', 'garbage', 'dropped'] as const)(
    'a provider that is %s credits nothing and loses nothing',
    async (outage) => {
      const rrr = await newRrr();
      await college.sandbox.pay(rrr, 'lost');
      await college.setOutage(outage);
      const { status, body } = await college.post(VERIFY, { rrr });
      expect(status).toBe(424);
      expect(body.message).toContain('not lost');
      college.clock.ahead += 2 * MINUTE;
      await college.checkDue();
      expect(await creditsOf(rrr)).toHaveLength(0);
      await college.setOutage('none');
      college.clock.ahead += 2 * MINUTE;
      await college.checkDue();
      expect(await creditsOf(rrr)).toHaveLength(1);
    },
  );

  test('what a server took and died with is taken by another', async () => {
    const rrr = await newRrr();
    await college.sandbox.pay(rrr, 'lost');
    const claimed = new Date(college.clock.now().getTime() + MINUTE);
    await college.rows(`update remita_order set check_at = '${claimed.toISOString()}' where rrr = '${rrr}'`);
    await college.checkDue();
    expect(await creditsOf(rrr)).toHaveLength(0);
    college.clock.ahead += 2 * MINUTE;
    await college.checkDue();
    expect(await creditsOf(rrr)).toHaveLength(1);
  });

  test('an invoice that is paid twice is credited once, and the second payment is a case', async () => {
    const rrr = await newRrr();
    const second = await secondOrder(college, rrr);
    await college.sandbox.pay(rrr, 'lost');
    await college.post(VERIFY, { rrr });
    await college.sandbox.pay(second, 'lost');
    await college.rows(`update remita_order set check_at = created_at where rrr = '${second}'`);
    await college.checkDue();
    // The servers ask each minute by themselves too: whoever took it up first may still be asking.
    await until('the second payment is a case', async () => expect(await casesOf(second)).toEqual([{ kind: 'twice' }]));
    expect(await creditsOf(second)).toHaveLength(0);
    expect(await suspenseOf(second)).toEqual([{ kind: 'twice', kobo: 1_000_000 }]);
    expect(await postedFor(rrr)).toEqual([
      { kind: 'payment', account: 'clearing', kobo: 1_000_000 },
      { kind: 'payment', account: 'income', kobo: -1_000_000 },
    ]);
  });

  test('what is paid for an old price is a case, not a credit', async () => {
    const rrr = await newRrr();
    await college.rows(
      `update invoice set amount_kobo = 1200000 where id = (select invoice_id from remita_order where rrr = '${rrr}')`,
    );
    await college.sandbox.pay(rrr);
    await until('the payment of the older RRR is a case', async () =>
      expect(await casesOf(rrr)).toEqual([{ kind: 'superseded' }]),
    );
    expect(await creditsOf(rrr)).toHaveLength(0);
    expect(await suspenseOf(rrr)).toEqual([{ kind: 'superseded', kobo: 1_000_000 }]);
  });

  test('the receipt of a paid RRR', async () => {
    const rrr = await newRrr();
    await college.sandbox.pay(rrr, 'lost');
    await college.post(VERIFY, { rrr });
    const { status, body } = await college.get(`/Payment/receipt?rrr=${rrr}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      title: 'JUPEB Application Receipt',
      rrr,
      fullName: 'Okafor Ada',
      total: 10_000,
      totalInWords: 'Ten Thousand Naira Only',
      recieptItems: [{ description: 'JUPEB Application', amount: 10_000, paymentType: 'Full' }],
      schoolName: 'Matricula College',
      session: '2026/2027',
    });
    expect(new Date(body.data.date).getTime()).toBeGreaterThan(0);
  });
});
