import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { until } from '../../../support/until.ts';
import { newPhone, openCollege, type PaymentCollege } from './college.ts';
import { secondOrder } from './secondOrder.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

onDatabases('reconciliation', ({ freshDatabase }) => {
  let college: PaymentCollege;
  beforeAll(async () => {
    college = await openCollege(await freshDatabase());
  });
  beforeEach(async () => {
    // What the night before saw is out of the next one's seven days.
    college.clock.ahead += 10 * DAY;
    await college.sandbox.set({ outage: 'none', trouble: 'lost', wrapping: 'asRemita' });
    await college.rows('update remita_order set check_at = null');
  });
  afterAll(() => college.stop());

  const newRrr = async () => (await college.generate({ MobileNumber: newPhone() })).rrr!;
  const toTheNight = () => {
    college.clock.ahead += DAY;
  };
  const lastNight = async () => (await college.rows('select * from reconciliation order by id desc limit 1'))[0]!;
  const differences = () =>
    college.rows(`select rrr, kind, expected_kobo, reported_kobo from reconciliation_difference
    where reconciliation_id = (select max(id) from reconciliation) order by kind, rrr`);
  const creditsOf = (rrr: string) => college.rows(`select credited_by from payment where rrr = '${rrr}'`);
  const payHere = (rrr: string) =>
    college.rows(`insert into payment (invoice_id, order_id, rrr, amount_kobo, provider_code, credited_at, credited_by)
    select invoice_id, order_id, rrr, amount_kobo, '00', '${college.clock.now().toISOString()}', 'system:test' from remita_order where rrr = '${rrr}'`);

  test('a night finds what was paid there and not here, here and not there, short, and twice; each is credited or a case, once, on two servers', async () => {
    const [missed, unpaid, fine, ghost, short, first] = await Promise.all([
      newRrr(),
      newRrr(),
      newRrr(),
      newRrr(),
      newRrr(),
      newRrr(),
    ]);
    const second = await secondOrder(college, first);
    for (const rrr of [fine, ghost, first]) await payHere(rrr);
    await college.rows('update remita_order set check_at = null');
    for (const rrr of [missed, fine, first, second]) await college.sandbox.pay(rrr, 'lost');
    await college.sandbox.pay(short, 'short');
    const before = (await college.rows('select 1 from payment')).length;

    toTheNight();
    await college.reconcile();
    expect(await lastNight()).toMatchObject({
      rrrs: 7,
      queried: 7,
      unanswered: 0,
      started_by: 'system:reconcile-payments',
      claimed_until: null,
    });
    expect((await lastNight())['finished_at']).not.toBeNull();
    const found = await differences();
    expect(found).toEqual([
      { rrr: missed, kind: 'missed', expected_kobo: 1_000_000, reported_kobo: 1_000_000 },
      { rrr: short, kind: 'short', expected_kobo: 1_000_000, reported_kobo: 999_900 },
      { rrr: second, kind: 'twice', expected_kobo: 1_000_000, reported_kobo: 1_000_000 },
      { rrr: ghost, kind: 'unconfirmed', expected_kobo: 1_000_000, reported_kobo: 0 },
    ]);
    expect(await creditsOf(missed)).toEqual([{ credited_by: 'system:reconcile-payments' }]);
    expect(await college.rows('select 1 from payment')).toHaveLength(before + 1);
    for (const rrr of [unpaid, short, second]) expect(await creditsOf(rrr)).toEqual([]);
    expect(await creditsOf(ghost)).toEqual([{ credited_by: 'system:test' }]);
    const cases = await college.rows(
      `select rrr, kind from payment_case where rrr = any(array['${[short, second, ghost].join("','")}']) order by kind`,
    );
    expect(cases).toEqual([
      { rrr: short, kind: 'short' },
      { rrr: second, kind: 'twice' },
      { rrr: ghost, kind: 'unconfirmed' },
    ]);

    await college.reconcile();
    expect(await differences()).toEqual(found);
    expect((await college.get(`/Payment/timeline?rrr=${ghost}`)).body.data).toMatchObject({
      next: 'nothing',
      concerns: [],
    });
    const timeline = (await college.get(`/Payment/timeline?rrr=${first}`)).body.data;
    expect(timeline).toMatchObject({
      next: 'bursary',
      concerns: [{ kind: 'twice', reported: 10_000, settledAt: null }],
    });
    expect(timeline.concerns[0]!.rrr).toBe('•'.repeat(8) + second.slice(-4));
  });

  test('the next night tells again what is open, and no more what is settled', async () => {
    const [open, settled] = await Promise.all([newRrr(), newRrr()]);
    for (const rrr of [open, settled]) await college.sandbox.pay(rrr, 'short');
    toTheNight();
    await college.reconcile();
    expect(await differences()).toHaveLength(2);
    await college.rows(`update payment_case set state = 'settled' where rrr = '${settled}'`);
    toTheNight();
    await college.reconcile();
    expect(await differences()).toMatchObject([{ rrr: open, kind: 'short' }]);
    expect(await college.rows(`select 1 from payment_case where rrr = '${settled}'`)).toHaveLength(1);
  });

  test('a provider that is down is asked again later the same night, and nothing is told as a difference', async () => {
    const [missed, ghost] = await Promise.all([newRrr(), newRrr()]);
    await college.sandbox.pay(missed, 'lost');
    await payHere(ghost);
    await college.rows('update remita_order set check_at = null');
    toTheNight();
    await college.setOutage('down');
    await college.reconcile();
    expect(await lastNight()).toMatchObject({ queried: 0, finished_at: null, claimed_until: null });
    expect(await differences()).toEqual([]);
    expect(await creditsOf(missed)).toEqual([]);
    await college.setOutage('none');
    college.clock.ahead += HOUR / 6;
    await college.reconcile();
    expect(await differences()).toMatchObject([
      { rrr: missed, kind: 'missed' },
      { rrr: ghost, kind: 'unconfirmed' },
    ]);
    expect((await lastNight())['finished_at']).not.toBeNull();
  });

  test('what a server died with is gone on with by another, and what it had credited is told', async () => {
    const [missed] = await Promise.all([newRrr(), newRrr()]);
    await college.sandbox.pay(missed, 'lost');
    toTheNight();
    await college.reconcile();
    // As it is left by a server that died after it credited, before it wrote down how far it was.
    await college.rows(
      `delete from reconciliation_difference where reconciliation_id = (select max(id) from reconciliation)`,
    );
    await college.rows(`update reconciliation set reached = '', queried = 0, finished_at = null, claimed_until = '${new Date(college.clock.now().getTime() + 60_000).toISOString()}'
      where id = (select max(id) from reconciliation)`);
    await college.reconcile();
    expect((await lastNight())['finished_at']).toBeNull();
    college.clock.ahead += 2 * 60_000;
    await college.reconcile();
    expect(await differences()).toMatchObject([{ rrr: missed, kind: 'missed' }]);
    expect(
      await college.rows(
        `select 1 from audit_entry where action = 'payment-credited' and detail->>'rrr' = '${missed}'`,
      ),
    ).toHaveLength(1);
  });

  test('a notification that comes while the night asks credits once', async () => {
    const rrrs = await Promise.all(Array.from({ length: 8 }, newRrr));
    for (const rrr of rrrs) await college.sandbox.pay(rrr, 'lost');
    toTheNight();
    await Promise.all([
      college.reconcile(),
      ...rrrs.flatMap((rrr) => [college.notify([{ rrr }]), college.notify([{ rrr }])]),
    ]);
    await until('each payment is credited', async () =>
      expect((await Promise.all(rrrs.map(creditsOf))).every((credits) => credits.length === 1)).toBe(true),
    );
    const audited = await college.rows(
      `select detail->>'rrr' as rrr from audit_entry where action = 'payment-credited' and detail->>'rrr' = any(array['${rrrs.join("','")}'])`,
    );
    expect(audited.map(({ rrr }) => rrr as string).sort()).toEqual([...rrrs].sort());
    expect(await college.rows(`select 1 from payment_case where rrr = any(array['${rrrs.join("','")}'])`)).toEqual([]);
  });

  test('one night a day, from two in the morning', async () => {
    const nights = async () => (await college.rows('select 1 from reconciliation')).length;
    toTheNight();
    await college.reconcile();
    const before = await nights();
    await college.reconcile();
    expect(await nights()).toBe(before);
    const untilMidnight = DAY - ((college.clock.now().getTime() + HOUR) % DAY);
    college.clock.ahead += untilMidnight + HOUR;
    await college.reconcile();
    expect(await nights()).toBe(before);
    college.clock.ahead += 1.5 * HOUR;
    await college.reconcile();
    expect(await nights()).toBe(before + 1);
  });
});
