import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { OpeningSheetPage } from '#contract/finance/opening-balances.ts';
import { onBothDatabases } from '../../../support/databases.ts';
import { enrolled, type Enrolled } from '../../../support/enrolled.ts';
import { payInvoice } from '../../../support/payer.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { ledgerOf, manyStudents } from '../../../support/studentMoney.ts';
import { commitUpload, takeUploadBack, tryRows, uploadRows, type Uploader } from '../../../support/uploading.ts';

const HEADINGS = ['Matric No', 'Name', 'Session', 'Tuition', 'Library', 'Outstanding'];
const NAME = 'Okafor Ada Ngozi';
const CROWD = 300;

onBothDatabases('opening balances', (databases) => {
  let server: TestServer;
  let [bursar, auditor] = ['', ''];
  let by: Uploader;
  let [ada, bola]: Enrolled[] = [];
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const post = (path: string, body: object, token = bursar) =>
    server.call<{ id: string; lines: number }>('POST', `/api/Bursary/${path}`, { token, body });
  const sheet = async (token = bursar) =>
    (await server.call<OpeningSheetPage>('GET', '/api/Bursary/opening-sheet', { token })).data;
  const state = (debt: string, credit: string, students: number, day = '2026-10-01') =>
    post('opening-sheet', { request: randomUUID(), answers: { day, debt, credit, students } });
  const step = async (name: string, token: string, answers = {}) => {
    const { sheet: found } = await sheet(token);
    return post(
      `opening-sheet/${found!.id}/${name}`,
      { request: randomUUID(), from: found!.state, digest: found!.digest, answers },
      token,
    );
  };
  const lines = async (status: string) =>
    (
      await server.call<{ rows: { id: string; number: string }[] }>(
        'GET',
        `/api/Bursary/opening-lines?state=${status}`,
        {
          token: bursar,
        },
      )
    ).data.rows;
  const numberOf = async ({ studentId }: Enrolled) =>
    String(
      (
        await run(
          'select coalesce(s.matric_number, a.reg_number) as number from student s join admission a on a.id = s.admission_id where s.id = $1',
          [studentId],
        )
      )[0]!['number'],
    );
  const openingOf = async () =>
    (
      await run(
        `select count(*)::int4 as journals, coalesce(sum(p.amount_kobo) filter (where p.account = 'receivable'), 0)::int8 as debt
         from journal j join posting p on p.journal_id = j.id where j.kind like 'opening%'`,
      )
    )[0]!;

  beforeAll(async () => {
    server = await freshServer(databases);
    [bursar, auditor] = (await Promise.all(
      ['bursar', 'auditor'].map(async (name) => (await signedIn(server, name)).token),
    )) as [string, string];
    by = { college: server, token: bursar, list: '/api/Bursary/opening-balances' };
    [ada, bola] = [await enrolled(server, 'openada'), await enrolled(server, 'openbola')];
    await run(`update fee_assignment set state = 'replaced'`);
    const { token } = await signedIn(server, 'admin');
    await server.call('POST', '/api/Session/sessions', { token, body: { beginsIn: 2024 } });
  });

  test('are stated by the office before a file is read, on a day that has come', async () => {
    const rows = [HEADINGS, [await numberOf(ada!), NAME, '2024/2025', '1,000', '', '1,000']];
    const { report } = await tryRows(by, rows);
    expect(report.mistakes.map(({ message }) => message)).toEqual([
      'please state the cut-over day and the totals first',
    ]);
    expect((await state('1', '0', 1, '2027-01-01')).json).toMatchObject({
      errors: { '/day': 'this day is still to come' },
    });
    const request = randomUUID();
    const body = { request, answers: { day: '2026-10-01', debt: '46,200.50', credit: '13,800', students: 3 } };
    const [first, again] = [await post('opening-sheet', body), await post('opening-sheet', body)];
    expect([first.status, again.data.id]).toEqual([200, first.data.id]);
    expect((await state('1', '0', 1)).status).toBe(409);
    expect((await sheet()).sheet!.figures.unexplained).toEqual({
      debtKobo: 46_200_50,
      creditKobo: 13_800_00,
      students: 3,
    });
  });

  test('are posted once on that day; what is nobody’s or another’s waits, and each difference is a row', async () => {
    const rows = [
      HEADINGS,
      [await numberOf(ada!), NAME, '2024/2025', '60,000.00', '7,500.50', '46,000.50'],
      [await numberOf(bola!), 'Ngozi OKAFOR', '2024/2025', '60000', '-', '-13,800.00'],
      ['UG/19/XXX/0009', 'Nobody Known', '2024/2025', '200', 'nil', '200'],
      [await numberOf(ada!), 'Bello Musa', '2026/2027', '', '', '0'],
      [await numberOf(bola!), NAME, '2026/2027', 'Paid', '', '500'],
      ['TOTAL', '', '', '', '', '32,900.50'],
    ];
    const before = await ledgerOf(server);
    const { id, report } = await tryRows(by, rows);
    expect(report).toMatchObject({ created: 4, refused: 1 });
    expect(report.mistakes).toEqual([
      { row: 6, column: 'Tuition', message: 'this is no amount: please write it as 10,000.50' },
    ]);
    await commitUpload(by, id);
    const after = await ledgerOf(server);
    expect(after['opening equity']).toBe(0 - 46_000_50 + 13_800_00);
    expect((after['receivable'] ?? 0) - (before['receivable'] ?? 0)).toBe(46_000_50);
    const days = await run(`select distinct to_char(day, 'YYYY-MM-DD') as day from journal where kind like 'opening%'`);
    expect(days).toEqual([{ day: '2026-10-01' }]);
    const { sheet: found } = await sheet();
    expect(found!.figures.posted).toEqual({ debtKobo: 46_000_50, creditKobo: 13_800_00, students: 2 });
    expect(found!.figures.differences.map(({ number, debtKobo, row }) => [number, debtKobo, row]).toSorted()).toEqual(
      [
        ['UG/19/XXX/0009', 200_00, null],
        [await numberOf(ada!), 0, null],
        [await numberOf(bola!), 500_00, 6],
      ].toSorted() as never,
    );
    expect(found!.figures.unexplained).toEqual({ debtKobo: -500_00, creditKobo: 0, students: 0 });
    expect(found!.figures.heads.map(({ head, debtKobo }) => [head, debtKobo])).toEqual([
      ['Tuition, brought forward', 38_500_00],
      ['Library, brought forward', 7_500_50],
    ]);
    const again = await tryRows(by, rows);
    expect(again.report).toMatchObject({ created: 0, changed: 0, unchanged: 4 });
    await commitUpload(by, again.id);
    expect(await ledgerOf(server)).toEqual(after);
  });

  test('a changed file shows the difference, and corrects by posting', async () => {
    const rows = [HEADINGS, [await numberOf(ada!), NAME, '2024/2025', '60,000.00', '7,500.50', '46,000.00']];
    const journals = (await openingOf())['journals'] as number;
    const { id, report } = await tryRows(by, rows);
    expect(report).toMatchObject({ changed: 1 });
    expect(report.changes).toContainEqual({ row: 2, column: 'Outstanding', before: '46000.5', after: '46000' });
    await commitUpload(by, id);
    expect(await openingOf()).toEqual({ journals: journals + 2, debt: 46_000_00 });
    await takeUploadBack(by, id);
    expect((await openingOf())['debt']).toBe(46_000_50);
  });

  test('a line that waits is placed or dismissed once, with a reason', async () => {
    const [nobody] = (await lines('suspense')).filter(({ number }) => number === 'UG/19/XXX/0009');
    const answers = { number: await numberOf(bola!), reason: 'Seen on the ledger card of 2024' };
    const placed = await Promise.all([1, 2].map(() => post(`opening-line/${nobody!.id}/place`, { answers })));
    expect(placed.map(({ status }) => status)).toEqual([200, 200]);
    expect((await openingOf())['debt']).toBe(46_200_50);
    const [other] = await lines('suspense');
    const reason = { answers: { reason: 'It is nobody of the college' } };
    expect((await post(`opening-line/${other!.id}/dismiss`, reason)).status).toBe(200);
    expect((await post(`opening-line/${nobody!.id}/dismiss`, reason)).status).toBe(409);
    expect((await post(`opening-line/${other!.id}/dismiss`, reason, auditor)).status).toBe(403);
    expect(await lines('suspense')).toEqual([]);
  });

  test('all of it is taken back at once, and comes again as it was', async () => {
    const before = await ledgerOf(server);
    const reason = { answers: { reason: 'The file was that of last year' } };
    expect((await post('opening-undo', reason)).data).toEqual({ lines: 4 });
    expect((await openingOf())['debt']).toBe(0);
    expect((await ledgerOf(server))['opening equity']).toBe(0);
    expect((await post('opening-undo', reason)).data).toEqual({ lines: 0 });
    await uploadRows(by, [
      HEADINGS,
      [await numberOf(ada!), NAME, '2024/2025', '60,000.00', '7,500.50', '46,000.50'],
      [await numberOf(bola!), NAME, '2024/2025', '200', '', '200'],
      [await numberOf(bola!), NAME, '2026/2027', '', '', '-13,800.00'],
    ]);
    expect(await ledgerOf(server)).toEqual(before);
  });

  test('a student pays a balance of before by an invoice of its own, ahead of other fees', async () => {
    const due = await server.call<{ arrears: { sessionId: number; dueKobo: number; isOpening: boolean }[] }>(
      'GET',
      '/api/Payment/schoolfees/initiate-payment?sessionId=1',
      { token: ada!.token },
    );
    const [arrears] = due.data.arrears;
    expect(arrears).toMatchObject({ session: '2024/2025', dueKobo: 46_000_50, isOpening: true });
    const sessions = await server.call('GET', '/api/Payment/fee-sessions', { token: ada!.token });
    expect(sessions.data).toMatchObject({ broughtForward: [arrears] });
    const invoice = (expectedTotal: number) =>
      server.call<{ rrr: string; description: string }>('POST', '/api/Payment/generate-opening-invoice', {
        token: ada!.token,
        body: { sessionId: arrears!.sessionId, expectedTotal },
      });
    expect((await invoice(1)).status).toBe(409);
    const [one, two] = await Promise.all([invoice(46_000.5), invoice(46_000.5)]);
    expect(one.data).toMatchObject({ description: 'Balance of 2024/2025', total: 46_000.5 });
    expect(two.data.rrr).toBe(one.data.rrr);
    await payInvoice(server, one.data.rrr);
    expect((await invoice(46_000.5)).status).toBe(422);
    const reason = { answers: { reason: 'The file was that of last year' } };
    expect((await post('opening-undo', reason)).json.message).toContain('A student has paid');
    const debts = await server.call<{ rows: { number: string; dueOn: string }[] }>('GET', '/api/Bursary/debts', {
      token: bursar,
    });
    expect(debts.data.rows.filter(({ dueOn }) => dueOn === '2025-08-31')).toHaveLength(1);
  });

  test('another person signs exactly what was seen, and its paper is known by its code', async () => {
    expect((await sheet()).sheet!.figures.unexplained).toEqual({ debtKobo: 0, creditKobo: 0, students: 1 });
    expect((await step('sign', bursar)).status).toBe(403);
    const { sheet: seen } = await sheet(auditor);
    const sign = (digest: string) =>
      post(`opening-sheet/${seen!.id}/sign`, { request: randomUUID(), from: 'stated', digest, answers: {} }, auditor);
    expect((await sign('another')).status).toBe(409);
    const both = await Promise.all([sign(seen!.digest), sign(seen!.digest)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { sheet: signed, whyNoUndo } = await sheet();
    expect(signed).toMatchObject({ state: 'signed', figures: seen!.figures });
    expect(whyNoUndo).toContain('signed');
    const paper = await server.call<{ number: string; verification: { url: string } }>(
      'GET',
      `/api/Bursary/opening-sheet-paper?id=${seen!.id}`,
      { token: bursar },
    );
    expect(paper.data.number).toMatch(/^OPB\/2026\//);
    const code = paper.data.verification.url.split('/').at(-1)!;
    expect(JSON.stringify((await server.call('GET', `/api/Document/verify-document?code=${code}`)).json)).toContain(
      '46,200.50',
    );
  });

  test('three hundred students come in, and the ledger moves by the sums of their rows', async () => {
    const students = await manyStudents(server, CROWD);
    expect(students).toHaveLength(CROWD);
    const rows = Array.from({ length: CROWD }, (_, place) => [
      `CROWD${place + 1}`,
      `Okafor Crowd ${place + 1}`,
      '2024/2025',
      '60,000.00',
      '7,500',
      place % 7 === 0 ? `-${place}.25` : `${1_000 + place}.10`,
    ]);
    const sum = (sign: 1 | -1) =>
      rows.reduce((kobo, row) => {
        const own = Math.round(Number(row[5]) * 100) * sign;
        return own > 0 ? kobo + own : kobo;
      }, 0);
    const before =
      (await sheet()).sheet &&
      (await run(`select account, sum(amount_kobo)::int8 as kobo from posting group by account`));
    const report = await uploadRows(by, [HEADINGS, ...rows]);
    expect(report).toMatchObject({ created: CROWD, refused: 0 });
    const was = (account: string) => Number(before!.find((row) => row['account'] === account)?.['kobo'] ?? 0);
    const now = await ledgerOf(server);
    expect(now['receivable']! - was('receivable')).toBe(sum(1));
    expect(was('student credit') - now['student credit']!).toBe(sum(-1));
  });
});
