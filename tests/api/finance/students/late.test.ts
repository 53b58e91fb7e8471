import { beforeAll, expect, test } from 'vitest';
import { enrolled, type Enrolled } from '../../../support/enrolled.ts';
import { onDatabases } from '../../../support/databases.ts';
import { DEMO_PASSWORD } from '#server/people/accounts/seed.ts';
import { signedIn } from '../../../support/people.ts';
import { payInvoice } from '../../../support/payer.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { ledgerOf, planInstalments, publishFees, studentFee } from '../../../support/studentMoney.ts';
import { LONGEST_WAIT_MS } from '../../../support/until.ts';

const DAY_MS = 86_400_000;

onDatabases('an instalment that is late', (databases) => {
  let server: TestServer;
  let names = 0;
  const rows = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const today = () => new Date(server.clock.now().getTime() + 3_600_000).toISOString().slice(0, 10);
  const dayIn = (days: number) => new Date(Date.parse(today()) + days * DAY_MS).toISOString().slice(0, 10);
  /** The second instalment's last day is today; 5 % at once, 10 % after two weeks. */
  const dueToday = async () => {
    await rows(`update instalment_plan set due_on = $1 where part = 'SecondInstallment'`, [today()]);
  };
  const chargeLate = () => server.jobs.run('charge-late');
  const pass = (days: number) => server.clock.advance(days * DAY_MS);

  beforeAll(async () => {
    server = await freshServer(databases);
    const fees = {
      [await studentFee(server, 'Tuition', { rank: 10 })]: 60_000_00,
      [await studentFee(server, 'Library', { rank: 20 })]: 7_500_00,
      [await studentFee(server, 'Caution', { rank: 30, isSplittable: false })]: 18_000_00,
      [await studentFee(server, 'Laboratory', { rank: 40 })]: 48_000_00,
    };
    await rows(`update fee_assignment set state = 'replaced'`);
    await rows(`delete from late_step`);
    await publishFees(server, fees);
    await planInstalments(server);
    await rows(
      `insert into late_step (plan_id, after_days, percent)
       select id, step.days, step.percent from instalment_plan, (values (0, 5), (14, 10)) as step (days, percent) where session_id = 1 and student_type_id = 1`,
    );
  });

  const newStudent = async () => {
    const student = await enrolled(server, `late${String.fromCharCode(97 + (names += 1))}`);
    const { data } = await invoice(student, 2, 87_300);
    await payInvoice(server, data.rrr!);
    return student;
  };
  /** Days go by, and with them whoever was signed in. */
  const tokenOf = async ({ userName }: Enrolled) => (await signedIn(server, userName, DEMO_PASSWORD)).token;
  const get = async <Path extends string>(student: Enrolled, path: Path) =>
    (await server.call('GET', path, { token: await tokenOf(student) })).data;
  const invoice = async (student: Enrolled, paymentTypeId: number, expectedTotal: number) =>
    server.call('POST', '/api/Payment/generate-fee-Invoice', {
      token: await tokenOf(student),
      body: { purpose: 'school', sessionId: 1, paymentTypeId, expectedTotal },
    });
  const second = (student: Enrolled) =>
    get(student, '/api/Payment/schoolfees/initiate-payment?sessionId=1&paymentTypeId=3');
  const account = async (student: Enrolled) =>
    (await get(student, '/api/Payment/statement')).map(
      ({ description, chargedKobo, paidKobo }) => [description, chargedKobo - paidKobo] as const,
    );
  const balance = async (student: Enrolled) => (await get(student, '/api/Payment/statement')).at(-1)!.balanceKobo;
  const late = async (student: Enrolled) => (await account(student)).filter(([words]) => words.startsWith('Late'));
  const sandbox = (what: string, body: object) =>
    server.call('POST', `/remita-sandbox/control/${what}` as '/remita-sandbox/control/pay', { body: body as never });
  /** The college hears of it only when it asks. */
  const payOn = async (rrr: string, at: Date) => {
    await sandbox('pay', { rrr, trouble: 'lost' });
    await rows(`update remita_sandbox_order set paid_at = $1 where rrr = $2`, [at, rrr]);
    server.clock.advance(3_000);
    await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
  };

  test('costs 2,310 more once the day is over, and 4,620 in its place two weeks on', async () => {
    const student = await newStudent();
    await dueToday();
    await chargeLate();
    expect(await late(student)).toEqual([]);
    pass(1);
    await chargeLate();
    await chargeLate();
    expect(await late(student)).toEqual([['Late payment', 2_310_00]]);
    const { notifications } = await get(student, '/api/Notification/notifications');
    expect(notifications[0]!.message).toMatch(/^₦2,310.00 is added to your school fees/);
    const shown = await second(student);
    expect(shown.total).toBe(48_510);
    expect(shown.lines.at(-1)).toMatchObject({
      description: 'Late payment (second instalment)',
      payKobo: 2_310_00,
      why: { won: { words: expect.stringContaining('not paid by'), amountKobo: 2_310_00 } },
    });
    pass(13);
    await chargeLate();
    expect((await second(student)).total).toBe(48_510);
    pass(1);
    await chargeLate();
    expect(await late(student)).toEqual([
      ['Late payment', 2_310_00],
      ['Late payment: changed', 2_310_00],
    ]);
    expect((await second(student)).total).toBe(50_820);
    const { data } = await invoice(student, 3, 50_820);
    expect(data.recieptItems.at(-1)).toMatchObject({ description: 'Late payment', amount: 4_620 });
    await payInvoice(server, data.rrr!);
    expect(await balance(student)).toBe(0);
    pass(30);
    await chargeLate();
    expect(await balance(student)).toBe(0);
    await ledgerOf(server);
  });

  test('is added to the first one too, whole, and to whoever opened nothing', async () => {
    const student = await enrolled(server, 'lateidle');
    await rows(`update instalment_plan set due_on = $1 where part = 'FirstInstallment'`, [today()]);
    await rows(`update instalment_plan set due_on = null where part = 'SecondInstallment'`);
    pass(1);
    await chargeLate();
    expect(await late(student)).toEqual([['Late payment', 4_365_00]]);
    const { data } = await invoice(student, 2, 91_665);
    await payInvoice(server, data.rrr!);
    expect((await second(student)).total).toBe(46_200);
    await rows(`update instalment_plan set due_on = null`);
  });

  test('is not late where the provider says it is paid, and waits while the provider gives no answer', async () => {
    const [paid, open] = [await newStudent(), await newStudent()];
    await dueToday();
    const { data } = await invoice(paid, 3, 46_200);
    await invoice(open, 3, 46_200);
    await sandbox('pay', { rrr: data.rrr!, trouble: 'lost' });
    await sandbox('knobs', { outage: 'down' });
    pass(1);
    await chargeLate();
    expect([await late(paid), await late(open)]).toEqual([[], []]);
    await sandbox('knobs', { outage: 'none' });
    await chargeLate();
    expect(await late(open)).toEqual([['Late payment', 2_310_00]]);
    expect([await balance(paid), await late(paid)]).toEqual([0, []]);
  });

  test('was not late where it was paid in time and reported late: a posting takes back what was added', async () => {
    const student = await newStudent();
    await dueToday();
    const { data } = await invoice(student, 3, 46_200);
    const paidAt = server.clock.now();
    pass(1);
    await chargeLate();
    expect(await balance(student)).toBe(48_510_00);
    await payOn(data.rrr!, paidAt);
    expect(await late(student)).toEqual([
      ['Late payment', 2_310_00],
      ['Late payment: reversed', -2_310_00],
    ]);
    expect(await balance(student)).toBe(0);
    pass(20);
    await chargeLate();
    expect(await balance(student)).toBe(0);
    await ledgerOf(server);
  });

  test('is late after all where the payment that was in time is reversed', async () => {
    const student = await newStudent();
    await dueToday();
    const { data } = await invoice(student, 3, 46_200);
    await payInvoice(server, data.rrr!);
    pass(1);
    await chargeLate();
    expect(await late(student)).toEqual([]);
    await sandbox('reverse', { rrr: data.rrr, trouble: 'lost' });
    // Where the provider gives no answer in time, it is asked again after a tenth of the RRR's age: that is over two hours by now.
    const owedAnHourLater = async () => {
      server.clock.advance(3_600_000);
      await server.jobs.run('ask-open-rrrs');
      return balance(student);
    };
    await expect.poll(owedAnHourLater, { timeout: LONGEST_WAIT_MS }).toBe(46_200_00);
    await chargeLate();
    expect(await balance(student)).toBe(48_510_00);
    await ledgerOf(server);
  });

  test('leaves a balance where its old RRR is paid after its day', async () => {
    const student = await newStudent();
    await dueToday();
    const { data } = await invoice(student, 3, 46_200);
    pass(1);
    await chargeLate();
    await payOn(data.rrr!, server.clock.now());
    expect((await second(student)).balanceKobo).toBe(2_310_00);
    pass(20);
    await chargeLate();
    expect((await second(student)).balanceKobo).toBe(2_310_00);
  });

  test('is late no more where the bursary gives more time: who has paid the surcharge has it as credit', async () => {
    const [paid, waiting] = [await newStudent(), await newStudent()];
    await dueToday();
    pass(1);
    await chargeLate();
    const { data } = await invoice(paid, 3, 48_510);
    await payInvoice(server, data.rrr!);
    await rows(`update instalment_plan set due_on = $1 where part = 'SecondInstallment'`, [dayIn(7)]);
    await chargeLate();
    expect(await balance(paid)).toBe(-2_310_00);
    expect(await balance(waiting)).toBe(46_200_00);
    expect((await get(paid, '/api/Payment/fee-sessions')).creditKobo).toBe(2_310_00);
    pass(8);
    await chargeLate();
    expect(await balance(paid)).toBe(-2_310_00);
    expect(await balance(waiting)).toBe(48_510_00);
    await ledgerOf(server);
  });
});
