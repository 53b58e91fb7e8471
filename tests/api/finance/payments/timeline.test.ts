import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { until } from '../../../support/until.ts';
import { newPhone, openCollege, type PaymentCollege } from './college.ts';

const VERIFY = '/ApplicationInvoice/verify-payment';
const MINUTE = 60_000;

onDatabases('the timeline of a payment', ({ freshDatabase }) => {
  let college: PaymentCollege;
  beforeAll(async () => {
    college = await openCollege(await freshDatabase());
  });
  beforeEach(async () => {
    college.clock.ahead += 20 * MINUTE;
    await college.sandbox.set({ outage: 'none', trouble: 'none', wrapping: 'asRemita' });
  });
  afterAll(() => college.stop());

  const newRrr = async () => (await college.generate({ MobileNumber: newPhone() })).rrr!;
  const timelineOf = async (rrr: string) => (await college.get(`/Payment/timeline?rrr=${rrr}`)).body.data;
  const kindsOf = async (rrr: string) => (await timelineOf(rrr)).steps.map(({ kind }) => kind);
  const isCredited = (rrr: string) =>
    until(`${rrr} is credited`, async () =>
      expect(await college.rows(`select 1 from payment where rrr = '${rrr}'`)).toHaveLength(1),
    );

  test('tells what happened, each with its moment and source, and what comes next', async () => {
    const rrr = await newRrr();
    const before = await timelineOf(rrr);
    expect(before).toMatchObject({ next: 'pay', checkedAt: null, concerns: [] });
    expect(before.steps).toMatchObject([
      { kind: 'invoiced', source: 'payer', times: 1 },
      { kind: 'generated', source: 'provider', times: 1 },
    ]);
    expect(new Date(before.nextCheckAt!).getTime()).toBeGreaterThan(new Date(before.steps[1]!.at).getTime());

    await college.post(VERIFY, { rrr });
    expect(await kindsOf(rrr)).toEqual(['invoiced', 'generated', 'checked']);
    college.clock.ahead += 10_000;
    await college.sandbox.pay(rrr);
    await isCredited(rrr);
    await college.get(`/Payment/receipt?rrr=${rrr}`);
    await college.get(`/Payment/receipt?rrr=${rrr}`);
    const after = await timelineOf(rrr);
    expect(after.steps).toMatchObject([
      { kind: 'invoiced' },
      { kind: 'generated' },
      { kind: 'checked', source: 'college' },
      { kind: 'told', source: 'provider' },
      { kind: 'credited', source: 'college' },
      { kind: 'receipted', source: 'payer', times: 1 },
    ]);
    expect(after).toMatchObject({ next: 'nothing', nextCheckAt: null });
    const moments = after.steps.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort());
  });

  test('a stranger who posts notifications without end writes no event after the first answer but one, and has the provider asked', async () => {
    const rrr = await newRrr();
    const eventsOf = (kind: string) =>
      college.rows(`select 1 from payment_event where rrr = '${rrr}' and kind = '${kind}'`);
    for (let times = 0; times < 6; times += 1) {
      college.clock.ahead += MINUTE / 2;
      const before = (await timelineOf(rrr)).checkedAt;
      expect(await college.notify([{ rrr, channel: 'BANKBRANCH', payerName: 'A stranger' }])).toBe('OK');
      await until('the provider is asked again', async () =>
        expect((await timelineOf(rrr)).checkedAt).not.toBe(before),
      );
    }
    expect([await eventsOf('asked'), await eventsOf('told')]).toMatchObject([{ length: 1 }, { length: 2 }]);
    college.clock.ahead += MINUTE / 2;
    await college.sandbox.pay(rrr);
    await isCredited(rrr);
  });

  test('two who open a receipt at once write it down once', async () => {
    const rrr = await newRrr();
    await college.sandbox.pay(rrr);
    await isCredited(rrr);
    const answers = await Promise.all(Array.from({ length: 6 }, () => college.get(`/Payment/receipt?rrr=${rrr}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await college.rows(`select 1 from payment_event where rrr = '${rrr}' and kind = 'receipted'`)).toHaveLength(
      1,
    );
  });

  test('a short payment is with the bursary, with both amounts', async () => {
    const rrr = await newRrr();
    await college.sandbox.pay(rrr, 'short');
    await until('the short payment is with the bursary', async () =>
      expect((await timelineOf(rrr)).next).toBe('bursary'),
    );
    const { concerns, steps } = await timelineOf(rrr);
    expect(concerns).toMatchObject([{ kind: 'short', rrr, expected: 10_000, reported: 9_999, settledAt: null }]);
    expect(steps.at(-1)).toMatchObject({ kind: 'case-opened' });
    expect((await college.get(`/ApplicationInvoice/invoice-details?rrr=${rrr}`)).body.data).toMatchObject({
      paymentStatus: 'Being checked',
      payForm: null,
    });
  });

  test('an RRR whose price changed is told as replaced, and the new one tells of itself alone', async () => {
    const phone = newPhone();
    const { rrr: old } = await college.generate({ MobileNumber: phone });
    college.prices.set(5, 12_000);
    const { rrr } = await college.generate({ MobileNumber: phone, Amount: 12_000 });
    college.prices.delete(5);
    expect(rrr).not.toBe(old);
    expect(await timelineOf(old!)).toMatchObject({ next: 'replaced' });
    expect((await kindsOf(old!)).at(-1)).toBe('deactivated');
    expect(await kindsOf(rrr!)).toEqual(['invoiced', 'generated']);
  });

  test('a stranger learns nothing, and is slowed', async () => {
    expect((await college.get('/Payment/timeline?rrr=999999999999')).status).toBe(404);
    expect((await college.get('/Payment/timeline?rrr=')).status).toBe(404);
  });

  test('of many who say at once that they have paid, one has the provider asked', async () => {
    const rrr = await newRrr();
    const posted = await Promise.all(Array.from({ length: 8 }, () => college.post(VERIFY, { rrr })));
    expect(posted.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await college.rows(`select failures from attempt where bucket = 'payment check of ${rrr}'`)).toEqual([
      { failures: 1 },
    ]);
  });

  test('who keeps asking about an RRR waits for the job, and the payment is not lost by it', async () => {
    const rrr = await newRrr();
    for (let pressed = 0; pressed < 40; pressed += 1) {
      college.clock.ahead += 3_000;
      await college.post(VERIFY, { rrr });
    }
    const [bucket] = await college.rows(`select failures from attempt where bucket = 'payment check of ${rrr}'`);
    expect(bucket!['failures']).toBeLessThan(20);
    await college.sandbox.pay(rrr, 'lost');
    expect((await college.post(VERIFY, { rrr })).body.data).toMatchObject({ isPaid: false });
    college.clock.ahead += 2 * MINUTE;
    await college.checkDue();
    await isCredited(rrr);
  });
});
