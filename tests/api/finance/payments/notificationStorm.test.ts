import { afterAll, beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { until } from '../../../support/until.ts';
import { newPhone, openCollege, type PaymentCollege } from './college.ts';

const MINUTE = 60_000;

onDatabases('a storm of notifications', ({ freshDatabase }) => {
  let college: PaymentCollege;
  beforeAll(async () => {
    college = await openCollege(await freshDatabase());
  });
  afterAll(() => college.stop());

  test('1,000 notifications, repeated, shuffled, short, forged and late, over 100 invoices: exactly the truly paid are credited, once', async () => {
    const rrrs: string[] = [];
    for (let tens = 0; tens < 10; tens += 1) {
      rrrs.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, async () => (await college.generate({ MobileNumber: newPhone() })).rrr!),
        )),
      );
    }
    expect(new Set(rrrs).size).toBe(100);
    const [paid, late, lost, short, unpaid] = [
      rrrs.slice(0, 45),
      rrrs.slice(45, 55),
      rrrs.slice(55, 65),
      rrrs.slice(65, 75),
      rrrs.slice(75),
    ] as const;

    for (const rrr of paid) await college.sandbox.pay(rrr, 'held');
    for (const rrr of lost) await college.sandbox.pay(rrr, 'lost');
    await college.sandbox.set({ trouble: 'none' });
    const shortNotices = await Promise.all(
      short.map(async (rrr) => {
        await college.sandbox.pay(rrr, 'short');
        return college.sandbox.forged(rrr);
      }),
    );
    for (const rrr of late) await college.sandbox.pay(rrr, 'late');
    const forged = await Promise.all([...unpaid, ...unpaid, ...unpaid].map((rrr) => college.sandbox.forged(rrr)));
    const posted = [...shuffled([...forged, ...shortNotices, ...shortNotices, ...forged]), ...forged];

    const [sent] = await Promise.all([college.sandbox.release(17), postAll(posted)]);
    expect(sent + posted.length + short.length + late.length).toBeGreaterThanOrEqual(1_000);
    await until('what was paid in full and told is credited', async () =>
      expect(await college.rows('select 1 from payment')).toHaveLength(paid.length + late.length),
    );
    college.clock.ahead += 2 * MINUTE;
    await college.checkDue();

    const credited = (await college.rows('select rrr from payment')).map(({ rrr }) => rrr as string);
    expect(credited.sort()).toEqual([...paid, ...late, ...lost].sort());
    const audited = (
      await college.rows(`select detail->>'rrr' as rrr from audit_entry where action = 'payment-credited'`)
    ).map(({ rrr }) => rrr as string);
    expect(audited.sort()).toEqual(credited);
    const cases = await college.rows('select rrr, kind from payment_case');
    expect(cases.map(({ rrr }) => rrr as string).sort()).toEqual([...short].sort());
    expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(['short']));
  });

  async function postAll(notices: unknown[]): Promise<void> {
    for (let from = 0; from < notices.length; from += 20) {
      const answers = await Promise.all(notices.slice(from, from + 20).map((notice) => college.notify(notice)));
      expect(new Set(answers)).toEqual(new Set(['OK']));
    }
  }
});

const shuffled = <T>(items: T[]): T[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
