import { beforeAll, expect, test } from 'vitest';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { Impact } from '#contract/finance/assignments.ts';
import type { bursaryReport } from '#contract/reports/bursary.ts';
import { onDatabases } from '../../support/databases.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { FEE_HEADINGS, feeRow } from '../../support/feeSheet.ts';
import { award, withdrawAwards, type Effects } from '../../support/awarding.ts';
import { payInvoice } from '../../support/payer.ts';
import { signedIn } from '../../support/people.ts';
import { publishFees } from '../../support/publishFees.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { sheetOf } from '../../support/sheet.ts';
import { ledgerOf, manyStudents, studentFee } from '../../support/studentMoney.ts';
import { commitUpload, takeUploadBack, tryRows, type Uploader } from '../../support/uploading.ts';

const STUDENTS = 1_200;

interface Drafted {
  readonly ids: number[];
  readonly impact: Impact;
}
type Report = Reply<typeof bursaryReport.report>;

onDatabases('the bursary, many at once', (databases) => {
  let server: TestServer;
  let bursar: string;
  let ada: Enrolled;
  let uploader: Uploader;
  let [session, studentType] = ['', ''];
  const call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = bursar) =>
    server.call<T>(method, `/api${path}`, { token, ...(body && { body }) });
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const published = async () =>
    (await call<{ rows: { id: number; totalKobo: number }[] }>('GET', '/Payment/school-fee-assignment?state=published'))
      .data.rows;
  const drafts = async () =>
    (await call<{ rows: { id: number }[] }>('GET', '/Payment/school-fee-assignment?state=draft')).data.rows.map(
      ({ id }) => id,
    );
  const publish = async (ids: number[]) => {
    const impact = await publishFees(server, bursar, { ids });
    await server.platform.backgroundJobs.runDue();
    return impact;
  };
  const invoice = async (student: Enrolled, expectedTotal: number) => {
    const wanted = { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal };
    const made = await call<{ rrr: string }>('POST', '/Payment/generate-fee-Invoice', wanted, student.token);
    expect(made.json.message ?? made.status).toBe(200);
    return made.data;
  };
  const report = async (query = '') => (await call<Report>('GET', `/Bursary/report?${query}`)).data;
  /** To the kobo, however it is divided. */
  const agrees = async () => {
    const accounts = await ledgerOf(server);
    const { total } = await report();
    expect(total.owedKobo).toBe(accounts['receivable'] ?? 0);
    expect(total.expectedKobo).toBe(0 - (accounts['income'] ?? 0));
    expect(total.awardedKobo).toBe(accounts['awards'] ?? 0);
    expect(total.suspenseKobo).toBe(0 - (accounts['suspense'] ?? 0));
    expect(total.collectedKobo + total.suspenseKobo).toBe(
      (accounts['clearing'] ?? 0) + (accounts['student credit'] ?? 0),
    );
    expect(total.expectedKobo - total.awardedKobo - total.waivedKobo - total.collectedKobo).toBe(total.owedKobo);
    for (const by of ['fee', 'faculty', 'level', 'session', 'age'] as const) {
      const { rows } = await report(`by=${by}`);
      const names = ['expectedKobo', 'awardedKobo', 'collectedKobo', 'owedKobo', 'suspenseKobo'] as const;
      const sums = names.map((name) => rows.reduce((kobo, row) => kobo + row[name], 0));
      expect(sums).toEqual(names.map((name) => total[name]));
    }
    return total;
  };

  beforeAll(async () => {
    server = await freshServer(databases);
    bursar = (await signedIn(server, 'bursar')).token;
    uploader = { college: server, token: bursar, list: '/api/Payment' };
    await manyStudents(server, STUDENTS - 1);
    ada = await enrolled(server, 'ada');
    const [names] = await run(
      'select (select name from academic_session where id = 1) as session, (select name from student_type where id = 1) as type',
    );
    [session, studentType] = [String(names!['session']), String(names!['type'])];
    const lines = [
      { feeId: await studentFee(server, 'Tuition', { rank: 10 }), amountKobo: 60_000_00 },
      { feeId: await studentFee(server, 'Library', { rank: 20 }), amountKobo: 7_500_00 },
    ];
    const group = { sessionId: 1, studentTypeId: 1 };
    const { data } = await call<{ id: number }>('POST', '/Payment/school-fee-assignment', { group, lines });
    await publish([data.id]);
  });

  test(`${STUDENTS.toLocaleString('en')} students’ fees are raised by 10 %, once however often it is clicked`, async () => {
    const ids = (await published()).map(({ id }) => id);
    const change = { kind: 'percent', value: 10 };
    const body = { ids, change, trial: true };
    const { data } = await call<Drafted>('POST', '/Payment/bulk-update-school-fee-assignment', body);
    expect(data).toMatchObject({ ids: [], impact: { students: STUDENTS, raised: STUDENTS, spared: 0 } });
    expect(data.impact.incomeKobo).toBe(STUDENTS * 6_750_00);
    const both = await Promise.all(
      [1, 2].map(() =>
        call<Drafted>('POST', '/Payment/bulk-update-school-fee-assignment', {
          ...body,
          trial: false,
          digest: data.impact.digest,
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await publish(await drafts())).toMatchObject({ students: STUDENTS, incomeKobo: STUDENTS * 6_750_00 });
    expect((await published()).map(({ totalKobo }) => totalKobo)).toEqual([74_250_00]);
  });

  test('the raise is taken back: everybody pays again what they paid before', async () => {
    const ids = (await published()).map(({ id }) => id);
    const { data } = await call<Drafted>('POST', '/Payment/take-back-fee-assignments', { ids, trial: true });
    expect(data.impact).toMatchObject({ students: STUDENTS, cut: STUDENTS, incomeKobo: 0 - STUDENTS * 6_750_00 });
    const body = { ids, trial: false, digest: data.impact.digest };
    expect((await call('POST', '/Payment/take-back-fee-assignments', { ...body, digest: 'another' })).status).toBe(409);
    const drafted = await call<Drafted>('POST', '/Payment/take-back-fee-assignments', body);
    await publish(drafted.data.ids);
    expect((await published()).map(({ totalKobo }) => totalKobo)).toEqual([67_500_00]);
    const first = await call<{ id: number }>('POST', '/Payment/acceptance-fees-assignment', {
      group: { sessionId: 1, studentTypeId: 1 },
      lines: [],
    });
    await publish([first.data.id]);
    const none = await call('POST', '/Payment/take-back-fee-assignments', { ids: [first.data.id], trial: true });
    expect([none.status, none.json.message]).toEqual([
      409,
      'Some of these groups had no fees before, so there is nothing to go back to',
    ]);
  });

  const row = (fee: string, amount: string, purpose = 'School fees', level = '') =>
    feeRow({
      For: purpose,
      Session: session,
      'Student type': studentType,
      Level: level,
      Fee: fee,
      'Amount (₦)': amount,
    });

  test('a file raises them: tried, drafted, taken back, drafted again, published', async () => {
    const { rrr: oldRrr } = await invoice(ada, 67_500);
    await agrees();
    const rows = [
      FEE_HEADINGS,
      row('Tuition', '66,000'),
      row('library', '7,500.00'),
      row('Tuition', '70,000', 'School fees', '200 Level'),
      row('Parking', '1,000'),
      row('Tuition', 'a lot'),
      row('Tuition', '66,000', 'Hostel'),
    ];
    const trial = await tryRows(uploader, rows);
    expect(trial.report).toMatchObject({ rows: 6, created: 1, changed: 1, unchanged: 1, refused: 3 });
    expect(trial.report.changes).toEqual([{ row: 2, column: 'Amount (₦)', before: '₦60,000.00', after: '₦66,000.00' }]);
    expect(trial.report.mistakes.map(({ row: at, column }) => [at, column])).toEqual([
      [5, 'Fee'],
      [6, 'Amount (₦)'],
      [7, 'For'],
    ]);
    expect(await drafts()).toEqual([]);
    expect(await commitUpload(uploader, trial.id)).toMatchObject({ created: 1, changed: 1, refused: 3 });
    expect(await drafts()).toHaveLength(2);
    const ids = (await published()).map(({ id }) => id);
    const change = { kind: 'percent', value: 10 };
    const drafted = await call('POST', '/Payment/bulk-update-school-fee-assignment', { ids, change, trial: true });
    expect([drafted.status, drafted.json.message]).toEqual([
      409,
      'Publish or discard the drafts of these groups first: All',
    ]);
    const again = await tryRows(uploader, [FEE_HEADINGS, row('Tuition', '80,000')]);
    expect(again.report.mistakes).toEqual([
      { row: 2, column: null, message: 'this group has a draft already. Publish or discard it first' },
    ]);
    expect(await takeUploadBack(uploader, trial.id)).toMatchObject({ removed: 2, spared: 0 });
    expect(await drafts()).toEqual([]);

    const { id } = await tryRows(uploader, [FEE_HEADINGS, row('Tuition', '66,000'), row('Library', '8,250')]);
    await commitUpload(uploader, id);
    const impact = await publish(await drafts());
    expect(impact).toMatchObject({ students: STUDENTS, raised: STUDENTS, incomeKobo: STUDENTS * 6_750_00 });
    expect(await takeUploadBack(uploader, id)).toMatchObject({
      removed: 0,
      spared: 2,
      rows: [{ reason: 'this is published: go back to the version before it' }, {}],
    });
    expect((await agrees()).expectedKobo).toBe(STUDENTS * 74_250_00);
    const { rrr } = await invoice(ada, 74_250);
    await payInvoice(server, rrr);
    expect((await agrees()).collectedKobo).toBe(74_250_00);
    await run(`update remita_sandbox_order set state = 'paid', paid_kobo = 100000 where rrr = $1`, [oldRrr]);
    expect((await call<{ followed: string }>('POST', '/Payment/recheck', { rrr: oldRrr })).data.followed).toBe('short');
    expect(await agrees()).toMatchObject({ collectedKobo: 74_250_00, suspenseKobo: 1_000_00 });
  });

  test('40 are awarded by a file with three wrong rows; one award is withdrawn; the report agrees to the kobo', async () => {
    const scholarship = { name: 'Half tuition', funder: 'Ogun State', sessionId: 1, fees: 'Tuition', percent: 50 };
    const scholarshipId = (await call<{ id: number }>('POST', '/Payment/scholarships', scholarship)).data.id;
    const numbers = Array.from({ length: 40 }, (_, index) => [`CROWD${index + 1}`]);
    const form = new FormData();
    const file = await sheetOf([
      ['Matric or registration number'],
      ['NOBODY1'],
      ...numbers.slice(0, 20),
      ['CROWD1'],
      ...numbers.slice(20),
      ['NOBODY2'],
    ]);
    form.append('file', new Blob([new Uint8Array(file)]), 'awards.xlsx');
    const read = await server.call<{ numbers: string[] }>('POST', '/api/Payment/read-award-sheet', {
      token: bursar,
      body: form,
    });
    expect(read.data.numbers).toHaveLength(43);
    const body = { scholarshipId, numbers: read.data.numbers };
    const trial = await call<Effects>('POST', '/Payment/award-scholarship', { ...body, trial: true });
    expect(trial.data).toMatchObject({ students: 40, refused: 3, awardKobo: 40 * 33_000_00, creditKobo: 0 });
    expect(trial.data.rows.filter(({ problem }) => problem).map(({ number, problem }) => [number, problem])).toEqual([
      ['NOBODY1', 'No student of this session has this number'],
      ['CROWD1', 'Is here twice'],
      ['NOBODY2', 'No student of this session has this number'],
    ]);
    const before = await agrees();
    expect((await award(server, bursar, body)).digest).toBe(trial.data.digest);
    const after = await agrees();
    expect(after.awardedKobo - before.awardedKobo).toBe(40 * 33_000_00);
    expect(after.expectedKobo).toBe(before.expectedKobo);

    const [one] = await run(`select w.id from scholarship_award w limit 1`);
    await withdrawAwards(server, bursar, [String(one!['id'])]);
    const last = await agrees();
    expect(after.awardedKobo - last.awardedKobo).toBe(33_000_00);
    expect(last.owedKobo - after.owedKobo).toBe(33_000_00);
    const listed = await call<{ rows: object[] }>('GET', `/Payment/scholarship-students?state=withdrawn`);
    expect(listed.data.rows).toHaveLength(1);
    const file100 = await call('GET', '/Bursary/download-report?format=csv&by=level');
    expect(file100.text.replace('\ufeff', '').split('\r\n')).toEqual([
      'Level,Students,Expected (₦),Awarded (₦),Waived (₦),Collected (₦),Owed (₦),Suspense (₦)',
      expect.stringMatching(/^100 Level,"?1,?200"?,/),
      expect.stringMatching(/^Total,"?1,?200"?,/),
      '',
    ]);
  });
});
