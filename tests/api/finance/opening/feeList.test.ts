import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { OpeningLineRow, OpeningSheetPage } from '#contract/finance/opening-balances.ts';
import { onBothDatabases } from '../../../support/databases.ts';
import { enrolled, type Enrolled } from '../../../support/enrolled.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { ledgerOf } from '../../../support/studentMoney.ts';
import {
  beginCommit,
  commitUpload,
  officeFile,
  sendSheet,
  settledUpload,
  type Uploader,
} from '../../../support/uploading.ts';

const FILE = 'fee-list.csv';

onBothDatabases('the fee list of an office', (databases) => {
  let server: TestServer;
  let by: Uploader;
  let text: string;
  let before: Awaited<ReturnType<typeof ledgerOf>>;
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const asked = async <T>(path: string) =>
    (await server.call<T>('GET', `/api/Bursary/${path}`, { token: by.token })).data;
  const state = async (debt: string) => {
    const answers = { day: '2026-10-01', debt, credit: '13,800', students: 2 };
    const body = { request: randomUUID(), answers };
    return (await server.call('POST', '/api/Bursary/opening-sheet', { token: by.token, body })).status;
  };
  const tried = async (content: string) => {
    const { data, text: refused } = await sendSheet(by, Buffer.from(content), FILE);
    if (!data) throw new Error(refused);
    return settledUpload(by, data.id);
  };
  /** By the ledger, since before the first file. */
  const moved = async () => {
    const now = await ledgerOf(server);
    const of = (account: string) => (now[account] ?? 0) - (before[account] ?? 0);
    return { debtKobo: of('receivable'), creditKobo: 0 - of('student credit'), equityKobo: of('opening equity') };
  };
  const journals = async () =>
    Number((await run(`select count(*)::int4 as all from journal where kind like 'opening%'`))[0]!['all']);
  const known = async ({ studentId, userId }: Enrolled, number: string, surname: string, firstname: string) => {
    await run('update student set matric_number = $2 where id = $1', [studentId, number]);
    await run(`update user_account set surname = $2, firstname = $3, middlename = '' where id = $1`, [
      userId,
      surname,
      firstname,
    ]);
  };

  beforeAll(async () => {
    server = await freshServer(databases);
    const [admin, bursar] = await Promise.all(['admin', 'bursar'].map((name) => signedIn(server, name)));
    by = { college: server, token: bursar!.token, list: '/api/Bursary/opening-balances' };
    for (const beginsIn of [2025, 2026])
      await server.call('POST', '/api/Session/sessions', { token: admin!.token, body: { beginsIn } });
    await known(await enrolled(server, 'openokoro'), 'UG/24/CSC/0001', 'Okoro', 'Grace');
    await known(await enrolled(server, 'openbello'), 'UG/24/CSC/0002', 'Bello', 'Musa');
    await state('46,200');
    text = (await officeFile(FILE)).toString();
    before = await ledgerOf(server);
  });

  /** A second reading of the file, which shares nothing with the product's. */
  const summed = () => {
    const kobo = text
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .filter((row) => !row.includes('TOTAL'))
      .map((row) => /,(?:"([^"]*)"|([^,"]*))$/.exec(row)!)
      .map(([, quoted, plain]) => Math.round(Number((quoted ?? plain!).replaceAll(',', '')) * 100));
    const sum = (wanted: number[]) => wanted.reduce((total, each) => total + each, 0);
    return { debtKobo: sum(kobo.filter((each) => each > 0)), creditKobo: 0 - sum(kobo.filter((each) => each < 0)) };
  };

  test('goes up as it is: three rows, without TOTAL; a minus is credit; what is nobody’s waits', async () => {
    const { id, report, notes } = await tried(text);
    expect(report).toMatchObject({ rows: 3, created: 3, refused: 0, mistakes: [] });
    expect(notes.join(' ')).toContain('5');
    expect(report!.notices.rows.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Outstanding'],
      [3, 'Outstanding'],
      [4, 'Matric No'],
    ]);
    expect(await moved()).toEqual({ debtKobo: 0, creditKobo: 0, equityKobo: 0 });
    const other = await tried(text);
    // Two at once: one posts, the other changes nothing.
    await Promise.all([beginCommit(by, id), beginCommit(by, other.id)]);
    await Promise.all([settledUpload(by, id), settledUpload(by, other.id)]);
    const { debtKobo, creditKobo } = summed();
    expect([debtKobo, creditKobo]).toEqual([46_200_00, 13_800_00]);
    expect(await moved()).toEqual({ debtKobo, creditKobo, equityKobo: creditKobo - debtKobo });
    const { sheet, waiting, lines } = (await asked<OpeningSheetPage>('opening-sheet'))!;
    expect(sheet!.figures.posted).toEqual({ debtKobo, creditKobo, students: 2 });
    expect(sheet!.figures.unexplained).toEqual({ debtKobo: 0, creditKobo: 0, students: 0 });
    expect([lines, waiting]).toEqual([3, 1]);
    const suspense = await asked<{ rows: OpeningLineRow[] }>('opening-lines?state=suspense');
    expect(suspense!.rows).toMatchObject([{ number: 'UG/24/MTH/0019', question: 'no student', debtKobo: 0 }]);
  });

  test('changes nothing a second time', async () => {
    const [posted, count] = [await moved(), await journals()];
    const { id, report } = await tried(text);
    expect(report).toMatchObject({ created: 0, changed: 0, unchanged: 3, refused: 0 });
    await commitUpload(by, id);
    expect([await moved(), await journals()]).toEqual([posted, count]);
  });

  test('corrects a changed sum by another posting', async () => {
    const [posted, count] = [await moved(), await journals()];
    const { id, report } = await tried(text.replace('"46,200.00"', '"40,000.00"'));
    expect(report).toMatchObject({ created: 0, changed: 1, unchanged: 2 });
    await commitUpload(by, id);
    expect(await moved()).toMatchObject({ debtKobo: posted.debtKobo - 6_200_00, creditKobo: posted.creditKobo });
    expect(await journals()).toBeGreaterThan(count);
  });

  test('is refused where a word is in a sum', async () => {
    const { report } = await tried(text.replace('"-13,800.00"', '"13,800.00"'));
    expect(report).toMatchObject({ changed: 1, unchanged: 1, refused: 1 });
    expect(report!.mistakes).toEqual([
      { row: 3, column: 'Acceptance', message: 'this is no amount: please write it as 10,000.50' },
    ]);
  });

  test('has totals that are stated anew once they were withdrawn, or another person refused them', async () => {
    const page = () => asked<OpeningSheetPage>('opening-sheet');
    const take = async (step: 'withdraw' | 'refuse', token: string) => {
      const { id, state, digest } = (await page())!.sheet!;
      const answers = { reason: 'The books of the office were closed later' };
      const body = { request: randomUUID(), from: state, digest, answers } as never;
      const path = `/api/Bursary/opening-sheet/${id}/${step}` as '/api/Bursary/opening-sheet/:id/refuse';
      return (await server.call('POST', path, { token, body })).status;
    };
    const [posted, auditor] = [await moved(), (await signedIn(server, 'auditor')).token];
    expect(await take('withdraw', auditor)).toBe(403);
    expect(await take('withdraw', by.token)).toBe(200);
    expect((await page())!.sheet).toBeNull();
    expect(await state('40,000')).toBe(200);
    expect(await take('refuse', by.token)).toBe(403);
    expect(await take('refuse', auditor)).toBe(200);
    expect((await page())!.sheet).toBeNull();
    expect(await moved()).toEqual(posted);
  });
});
