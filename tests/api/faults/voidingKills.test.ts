import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { callerOf } from '../../support/call.ts';
import { enrolled } from '../../support/enrolled.ts';
import { onDatabases } from '../../support/databases.ts';
import { providerOfProcess, type FaultyProvider } from '../../support/faultyProvider.ts';
import { tokenOf } from '../../support/logIn.ts';
import { freshServer } from '../../support/server.ts';
import { startServerProcess } from '../../support/serverProcess.ts';
import { planInstalments, publishFees, studentFee } from '../../support/studentMoney.ts';
import { until } from '../../support/until.ts';

const [FULL, FIRST] = [
  { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal: 133_500 },
  { purpose: 'school', sessionId: 1, paymentTypeId: 2, expectedTotal: 87_300 },
];

/** How far the college is with withdrawing an RRR as it dies; resolves there. */
type Moment = (provider: FaultyProvider, rrr: string) => Promise<void>;

const at = (about: (rrr: string) => RegExp, afterMs?: number): Moment => {
  return (provider, rrr) =>
    new Promise((resolve) => {
      provider.lie(about(rrr), async (truth) => {
        const text = await truth();
        if (afterMs === undefined) {
          resolve();
          return null;
        }
        setTimeout(resolve, afterMs);
        return { text };
      });
    });
};

const cancelled = (rrr: string) => new RegExp(`deactivate.*${rrr}`, 's');
const status = (rrr: string) => new RegExp(`${rrr}.*status\\.reg`);

const MOMENTS: Readonly<Record<string, Moment>> = {
  'the provider has withdrawn the RRR, and the college has not heard it': at(cancelled),
  'the college has heard it, and is about to ask whether it was paid': at(cancelled, 0),
  'the provider has said that nobody can pay it': at(status),
  'the college has heard that, a moment ago': at(status, 0),
  'the college has heard that, a little while ago': at(status, 8),
};

onDatabases('a server killed between withdrawing an RRR and voiding its invoice', (databases) => {
  test('and started again: whichever part is asked for has one RRR that can be paid, and is paid once', async () => {
    const place = await databases.seededPlace();
    const before = await freshServer(databases, { place });
    const fees = {
      [await studentFee(before, 'Tuition', { rank: 10 })]: 60_000_00,
      [await studentFee(before, 'Library', { rank: 20 })]: 7_500_00,
      [await studentFee(before, 'Caution', { rank: 30, isSplittable: false })]: 18_000_00,
      [await studentFee(before, 'Laboratory', { rank: 40 })]: 48_000_00,
    };
    await before.platform.database.query({
      name: '',
      text: `update fee_assignment set state = 'replaced'`,
      values: [],
    });
    await publishFees(before, fees);
    await planInstalments(before);
    const payers = await Promise.all(
      Object.entries(MOMENTS).flatMap(([moment, reach], nth) =>
        [FULL, FIRST].map(async (wanted) => {
          const of = `killed${'abcdefgh'[nth]}${wanted === FULL ? 'full' : 'first'}`;
          return { ...(await enrolled(before, of)), moment, reach, wanted };
        }),
      ),
    );
    await before.close();

    const { port, sandbox, provider, remita } = await providerOfProcess(databases);
    const start = () => startServerProcess(place, port, remita);
    let server = await start();
    databases.whenOver(() => server.kill());
    const college = callerOf(server.address);
    const tokens = new Map<string, string>();
    for (const { userName } of payers) tokens.set(userName, await tokenOf(server.address, userName));
    const make = async ({ userName }: { readonly userName: string }, body: object) => {
      const made = await college.call('POST', '/api/Payment/generate-fee-Invoice', {
        token: tokens.get(userName),
        body,
      });
      if (!made.data?.rrr) throw new Error(`${made.status}: ${made.text}`);
      return made.data;
    };
    const old = new Map<string, string>();
    for (const payer of payers) old.set(payer.userName, (await make(payer, FULL)).rrr!);

    const reached = payers.map(({ userName, reach }) => reach(provider, old.get(userName)!));
    for (const payer of payers) void make(payer, FIRST).catch(() => undefined);
    await Promise.all(reached);
    await pause(0);
    await server.kill();
    provider.honest();
    server = await start();

    for (const payer of payers) {
      const { userName, moment, wanted } = payer;
      await college.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr: old.get(userName)! } });
      await until(`an RRR that can be paid, after: ${moment}`, async () => {
        const { rrr, total } = await make(payer, wanted);
        expect(total).toBe(wanted.expectedTotal);
        expect(await sandbox.pay(rrr!, 'lost')).toBe(true);
        await college.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr: rrr! } });
      });
      expect(await sandbox.pay(old.get(userName)!, 'lost'), moment).toBe(false);
    }
    await server.kill();

    const database = await openDatabase(place);
    const { rows } = await database.query({
      name: '',
      values: [],
      text: `select u.user_name, count(*)::int4 as invoices, count(*) filter (where i.void_at is null)::int4 as live,
          count(*) filter (where exists (select from payment p where p.invoice_id = i.id))::int4 as paid,
          (select sum(p.amount_kobo)::int4 from payment p join invoice n on n.id = p.invoice_id where n.student_id = s.id) as kobo,
          (select count(*)::int4 from payment_case c join invoice n on n.id = c.invoice_id where n.student_id = s.id) as cases
        from invoice i join student s on s.id = i.student_id join user_account u on u.id = s.user_id
       where u.user_name like 'killed%' group by u.user_name, s.id order by 1`,
    });
    const uneven = await database.query({
      name: '',
      values: [],
      text: 'select journal_id from posting group by journal_id having sum(amount_kobo) <> 0',
    });
    await database.close();
    expect(uneven.rows).toEqual([]);
    expect(rows.map(({ user_name, live, paid, kobo, cases }) => [user_name, live, paid, kobo, cases])).toEqual(
      payers
        .map(({ userName, wanted }) => [userName, 1, 1, wanted!.expectedTotal * 100, 0])
        .sort(([one], [other]) => String(one).localeCompare(String(other))),
    );
  });
});
