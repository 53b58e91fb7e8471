import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../support/databases.ts';
import { enrolled } from '../../support/enrolled.ts';
import { FEE_HEADINGS, feeRow } from '../../support/feeSheet.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { sheetAt } from '../../support/sheet.ts';
import { publishFees, studentFee } from '../../support/studentMoney.ts';
import { commitUpload, takeUploadBack, tryRows, type Uploader } from '../../support/uploading.ts';

const TEMPLATE = '/api/Payment/sample-sheet';
const SCHEDULE = '/api/Payment/fee-schedule';

onDatabases('fees of groups in a spreadsheet', (databases) => {
  let server: TestServer;
  let bursar: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    bursar = (await signedIn(server, 'bursar')).token;
    await studentFee(server, 'Tuition');
  });
  const drafts = async () =>
    (
      await server.call<{ rows: { group: string; totalKobo: number }[] }>(
        'GET',
        '/api/Payment/school-fee-assignment?state=draft',
        { token: bursar },
      )
    ).data.rows.map(({ group, totalKobo }) => [group, totalKobo]);

  test('begin with a template of the columns that are read, for who sets fees', async () => {
    const { disposition, rows } = await sheetAt(server, TEMPLATE, bursar);
    expect(disposition).toContain('.xlsx');
    expect(rows).toEqual([FEE_HEADINGS]);
    for (const token of [(await signedIn(server, 'lecturer')).token, (await enrolled(server, 'payer')).token])
      expect((await sheetAt(server, TEMPLATE, token)).status).toBe(403);
  });

  test('the template, filled in, is tried, drafts what is right, and is taken back', async () => {
    const by: Uploader = { college: server, token: bursar, list: '/api/Payment' };
    const row = (level: string, fee: string, amount: string) =>
      feeRow({
        For: 'School fees',
        Session: '2026/2027',
        'Student type': 'Undergraduate',
        Level: level,
        Fee: fee,
        'Amount (₦)': amount,
      });
    const { id, report } = await tryRows(by, [
      FEE_HEADINGS,
      row('100 Level', 'Tuition', '60,000.50'),
      row('200 Level', 'Tuition', 'sixty'),
      row('200 Level', 'Regatta', '100'),
    ]);
    expect(report).toMatchObject({ created: 1, refused: 2 });
    expect(report.mistakes).toEqual([
      { row: 3, column: 'Amount (₦)', message: 'please enter the amount, as 10,000.50' },
      {
        row: 4,
        column: 'Fee',
        message: "there is no fee 'Regatta' among: School fees. Create it under Fees first",
      },
    ]);
    expect(await drafts()).toEqual([]);
    await commitUpload(by, id);
    expect(await drafts()).toEqual([['100 Level', 60_000_50]]);
    expect(await takeUploadBack(by, id)).toMatchObject({ removed: 1, spared: 0 });
    expect(await drafts()).toEqual([]);
  });

  test('the schedule is what an upload reads: unchanged it changes nothing, and rows that contradict are both refused', async () => {
    const by: Uploader = { college: server, token: bursar, list: '/api/Payment' };
    const development = await studentFee(server, 'Development', { purpose: 'development' });
    const library = await studentFee(server, 'Library');
    await publishFees(server, { [library]: 10_000_50 }, { levelId: 200, isIndigene: true, tag: 'gst' });
    await publishFees(server, { [library]: 7_500_00 }, { isIndigene: false });
    await publishFees(server, { [development]: 5_000_00 }, { purpose: 'development' });
    const { rows } = await sheetAt(server, `${SCHEDULE}/file?format=xlsx`, bursar);
    const cells = rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
    expect(cells[0]).toEqual(FEE_HEADINGS);
    expect(cells.slice(1).toSorted()).toEqual(
      [
        ['Development levy', '', '', '', 'Development', '5000'],
        ['School fees', '', 'Non-indigenes', '', 'Library', '7500'],
        ['School fees', '200 Level', 'Indigenes', 'gst', 'Library', '10000.5'],
      ].map(([purpose, level, residence, group, fee, amount]) =>
        feeRow({
          For: purpose!,
          Session: '2026/2027',
          'Student type': 'Undergraduate',
          Level: level!,
          Residence: residence!,
          Group: group!,
          Fee: fee!,
          'Amount (₦)': amount!,
        }),
      ),
    );
    expect((await tryRows(by, cells)).report).toMatchObject({ created: 0, changed: 0, refused: 0, unchanged: 3 });

    const [headings, ...fees] = cells;
    const dearer = fees.map((row) => (row.at(-1) === '7500' ? row.with(-1, '8,000') : row));
    const contradicting = [...dearer, fees.find((row) => row.at(-1) === '5000')!.with(-1, '6,000')];
    const { id, report } = await tryRows(by, [headings!, ...contradicting]);
    expect(report).toMatchObject({ changed: 1, refused: 2, unchanged: 1 });
    await commitUpload(by, id);
    expect(await drafts()).toEqual([['non-indigenes', 8_000_00]]);
    const { token } = await signedIn(server, 'lecturer');
    expect((await sheetAt(server, `${SCHEDULE}/file?format=xlsx`, token)).status).toBe(403);
  });
});
