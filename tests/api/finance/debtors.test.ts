import { beforeAll, expect, test } from 'vitest';
import type { debtorsReport, Debt } from '#contract/finance/debtors.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { onDatabases } from '../../support/databases.ts';
import { COMPUTING, enrolled } from '../../support/enrolled.ts';
import { payInvoice } from '../../support/payer.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { manyStudents, publishFees, studentFee } from '../../support/studentMoney.ts';

type Report = Reply<typeof debtorsReport.report>;

onDatabases('debtors', (databases) => {
  let server: TestServer;
  let bursar: string;
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const get = <T>(path: string) => server.call<T>('GET', `/api/Bursary/${path}`, { token: bursar });
  const report = async (query = '') => (await get<Report>(`debtors?${query}`)).data;
  const lines = async (query: string) => (await get<{ rows: Debt[] }>(`debts?${query}`)).data.rows;
  const plan = (part: string, percent: number, dueOn: string | null) =>
    run(
      `insert into instalment_plan (session_id, student_type_id, part, percent, due_on) values (1, 1, $1, $2, $3)
       on conflict (session_id, student_type_id, part) do update set percent = excluded.percent, due_on = excluded.due_on, active = true`,
      [part, percent, dueOn],
    );

  beforeAll(async () => {
    server = await freshServer(databases);
    bursar = (await signedIn(server, 'bursar')).token;
    await run(`update fee_assignment set state = 'replaced'`);
    await publishFees(server, {
      [await studentFee(server, 'Tuition', { rank: 10 })]: 100_000_00,
      [await studentFee(server, 'Library', { rank: 20, isSplittable: false })]: 5_000_00,
    });
    await plan('Full', 100, null);
    await plan('FirstInstallment', 60, '2026-10-10');
    await plan('SecondInstallment', 40, '2026-12-31');
    // Nobody of these has an account, nor ever opens a page.
    const crowd = await manyStudents(server, 3);
    await run(
      `insert into fee_publication (session_id, student_type_id, purpose, published_at, published_by) values (1, 1, 'school', now(), 'system:test')`,
    );
    const ada = await enrolled(server, 'debtorada', { departmentId: COMPUTING });
    const wanted = { purpose: 'school', sessionId: 1, paymentTypeId: 2, expectedTotal: 65_000 };
    const { data } = await server.call<{ rrr: string }>('POST', '/api/Payment/generate-fee-Invoice', {
      token: ada.token,
      body: wanted,
    });
    await payInvoice(server, data.rrr);
    await server.jobs.run('post-published-fees');
    expect(crowd).toHaveLength(3);
  });

  test('are aged by the last day of each part: what was paid has paid the first part', async () => {
    const day = server.platform.now().toISOString().slice(0, 10);
    expect(day).toBe('2026-11-02');
    const { total } = await report();
    expect(total).toEqual({
      students: 4,
      notDueKobo: 4 * 40_000_00,
      upToOneMonthKobo: 3 * 65_000_00,
      upToTwoMonthsKobo: 0,
      upToThreeMonthsKobo: 0,
      olderKobo: 0,
      owedKobo: 3 * 105_000_00 + 40_000_00,
    });
    const fees = await report('by=fee');
    expect(fees.rows).toMatchObject([
      { fee: 'Tuition', students: 4, upToOneMonthKobo: 3 * 60_000_00, notDueKobo: 4 * 40_000_00 },
      { fee: 'Library', students: 3, upToOneMonthKobo: 3 * 5_000_00, notDueKobo: 0 },
    ]);
  });

  test('are known by name and phone down to each part, and a group leads to its lines alone', async () => {
    await run(`update user_account set mobile_number = '08031112222' where user_name = 'debtorada'`);
    const own = await lines('search=08031112222');
    expect(own).toMatchObject([
      { fullName: 'Okafor Ada Ngozi', phone: '08031112222', fee: 'Tuition', dueOn: '2026-12-31', age: 'Not due yet' },
    ]);
    const [tuition] = (await report('by=fee')).rows;
    const overdue = await lines(`feeId=${tuition!.id}&dueTo=2026-10-31&pageSize=100`);
    expect(overdue.map(({ owedKobo }) => owedKobo)).toEqual([60_000_00, 60_000_00, 60_000_00]);
    expect(overdue.every(({ fullName }) => fullName.startsWith('Okafor Crowd'))).toBe(true);
  });

  test('are narrowed from a faculty to its departments, and a file says the same', async () => {
    const [faculty] = (await report()).rows;
    const departments = await report(`by=department&facultyId=${faculty!.id}`);
    expect(departments.total.owedKobo).toBe(faculty!.owedKobo);
    const file = await get('download-debtors?format=csv&by=fee');
    expect(file.text.replace('\ufeff', '').split('\r\n')[0]).toContain('Fee,Students,Not due (₦),Up to one month (₦)');
  });

  test('of a day that is another by now, and of a part without a day, which is due as it is charged', async () => {
    await plan('SecondInstallment', 40, null);
    await plan('FirstInstallment', 60, '2026-07-15');
    expect((await report()).total).toMatchObject({
      notDueKobo: 0,
      upToOneMonthKobo: 4 * 40_000_00,
      olderKobo: 3 * 65_000_00,
    });
  });
});
