import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { cellOf, type Cell } from '#server/kit/list/cells.ts';
import { xlsx } from '#server/kit/list/workbook/xlsx.ts';
import { strictSheet } from '../../support/workbook/strict.ts';

async function* each(rows: readonly (readonly Cell[])[]) {
  yield* rows;
}

const workbook = (title: string, rows: readonly (readonly Cell[])[]) => buffer(Readable.from(xlsx(each(rows), title)));

const BORN = { title: 'Born', kind: 'day' };
const PAID = { title: 'Paid at', kind: 'moment' };

test('a workbook is valid by the schema, with what a person may have typed', async () => {
  const typed = ['=1+1', ' two  spaces ', 'a\u0001\ufffe\uffff\ud800b', '<&>"\r\n', 'x'.repeat(40_000), 'Zoë 名'];
  const bytes = await workbook('Users', [['Name', 'Fee (₦)'], ...typed.map((text) => [text, { naira: 1.5 }])]);
  expect(strictSheet(bytes).name).toBe('Users');
  const [sheet] = await readXlsxFile(bytes);
  expect(sheet!.data.map(([name]) => String(name).slice(0, 20))).toEqual(
    ['Name', '=1+1', ' two  spaces ', 'ab', '<&>"\n\n', 'x'.repeat(20), 'Zoë 名'].map((text) =>
      expect.stringContaining(text.trim()),
    ),
  );
});

test.each([
  ["Students' own loads", "Students' own loads"],
  ['Results: CA / exam [draft]?', 'Results  CA   exam  draft'],
  ["'A list whose name is longer than programs allow'", 'A list whose name is longer tha'],
  ['***', 'List'],
])('the sheet of %s is %s', async (title, name) =>
  expect(strictSheet(await workbook(title, [['Name']])).name).toBe(name),
);

test('days and moments are dates, by the college’s clock', async () => {
  const bytes = await workbook('Payments', [
    ['Born', 'Paid at'],
    [cellOf(BORN, '2004-02-29'), cellOf(PAID, '2026-11-21T23:30:00Z')],
    [cellOf(BORN, '1899-01-01'), cellOf(PAID, null)],
  ]);
  expect(strictSheet(bytes).styles).toEqual({ 0: 2, 1: 2, 3: 1, 4: 1 });
  const [sheet] = await readXlsxFile(bytes);
  expect(sheet!.data.slice(1)).toEqual([
    [new Date('2004-02-29T00:00:00Z'), new Date('2026-11-22T00:30:00Z')],
    ['01/01/1899', null],
  ]);
});

test('columns are as wide as what stands in them, and no wider than a screen holds', async () => {
  const rows = [
    ['Code', 'Title', 'Fee (₦)'],
    ['CSC101', 'x'.repeat(300), { naira: 1_234_567 }],
  ];
  expect(strictSheet(await workbook('Courses', rows)).widths).toEqual([8, 60, 14]);
});
