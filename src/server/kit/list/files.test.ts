import { expect, test } from 'vitest';
import { cellOf, headingOf } from './cells.ts';
import { csv } from './csv.ts';
import { workbook, xlsx, type SheetRow } from './workbook/xlsx.ts';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import readXlsxFile from 'read-excel-file/node';

const ROWS = [
  ['Full name', 'Fee'],
  ['Okafor, "Ada"', 1500],
  ['=1+1', null],
  ['Zoë <b>\u0001', -3],
] as const;

async function* rows() {
  yield* ROWS;
}

test('a CSV file quotes what needs it and lets no formula run', async () => {
  const text = (await buffer(Readable.from(csv(rows())))).toString();
  expect(text).toBe('\ufeffFull name,Fee\r\n"Okafor, ""Ada""",1500\r\n\'=1+1,\r\nZoë <b>\u0001,-3\r\n');
});

test('a workbook reads back as it was written', async () => {
  const [sheet] = await readXlsxFile(await buffer(Readable.from(xlsx(rows(), 'List'))));
  expect(sheet?.data).toEqual([
    ['Full name', 'Fee'],
    ['Okafor, "Ada"', 1500],
    ['=1+1', null],
    ['Zoë <b>', -3],
  ]);
});

test('a workbook of several sheets takes their rows in any order', async () => {
  async function* each(): AsyncGenerator<SheetRow> {
    yield [1, ['Second']];
    yield [0, ['First']];
    for (let row = 0; row < 300; row += 1) yield [row % 2, [row]];
  }
  const sheets = await readXlsxFile(await buffer(Readable.from(workbook(each(), ['Answers', 'Rows', 'Empty']))));
  expect(sheets.map(({ sheet, data }) => [sheet, data.length, data[0], data[1]])).toEqual([
    ['Answers', 151, ['First'], [0]],
    ['Rows', 151, ['Second'], [1]],
    ['Empty', 0, undefined, undefined],
  ]);
});

test('money is a number that can be added up, and its heading says naira', async () => {
  const fee = { title: 'Fee', kind: 'money' };
  expect([headingOf(fee), cellOf(fee, 1_000_050), cellOf(fee, null)]).toEqual(['Fee (₦)', { naira: 10_000.5 }, null]);
  async function* table() {
    yield [headingOf(fee)];
    yield [cellOf(fee, 1_000_050)];
  }
  expect((await buffer(Readable.from(csv(table())))).toString()).toBe('\ufeffFee (₦)\r\n10000.50\r\n');
  const [sheet] = await readXlsxFile(await buffer(Readable.from(xlsx(table(), 'List'))));
  expect(sheet?.data).toEqual([['Fee (₦)'], [10_000.5]]);
});

test('a value says in a file what it says on the page', async () => {
  const at = cellOf({ title: 'At', kind: 'moment' }, '2026-11-21T09:30:00Z');
  const day = cellOf({ title: 'On', kind: 'day' }, '2026-11-21');
  async function* table() {
    yield [at, day];
  }
  expect((await buffer(Readable.from(csv(table())))).toString()).toBe('\ufeff21/11/2026 10:30,21/11/2026\r\n');
  const cells = [
    cellOf({ title: 'Status', kind: 'active' }, true),
    cellOf({ title: 'Rooms', kind: 'count' }, 12_000),
    cellOf({ title: 'Name', none: 'Nobody yet' }, null),
  ];
  expect(cells).toEqual(['Active', 12_000, 'Nobody yet']);
});
