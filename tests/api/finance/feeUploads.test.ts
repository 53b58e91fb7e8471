import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../support/databases.ts';
import { enrolled } from '../../support/enrolled.ts';
import { FEE_HEADINGS, feeRow } from '../../support/feeSheet.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { sheetAt } from '../../support/sheet.ts';
import { studentFee } from '../../support/studentMoney.ts';
import { commitUpload, takeUploadBack, tryRows, type Uploader } from '../../support/uploading.ts';

const TEMPLATE = '/api/Payment/sample-sheet';

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
        'Amount in naira': amount,
      });
    const { id, report } = await tryRows(by, [
      FEE_HEADINGS,
      row('100 Level', 'Tuition', '60,000.50'),
      row('200 Level', 'Tuition', 'sixty'),
      row('200 Level', 'Regatta', '100'),
    ]);
    expect(report).toMatchObject({ created: 1, refused: 2 });
    expect(report.mistakes).toEqual([
      { row: 3, column: 'Amount in naira', message: 'please enter the amount, as 10,000.50' },
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
});
