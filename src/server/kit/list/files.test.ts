import { expect, test } from 'vitest';
import { inWords } from '#rules/inWords.ts';
import { cellOf } from './cells.ts';
import { csv } from './csv.ts';
import { xlsx } from './xlsx.ts';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import readXlsxFile from 'read-excel-file/node';

const ROWS = [['Full name', 'Fee'], ['Okafor, "Ada"', 1500], ['=1+1', null], ['Zoë <b>\u0001', -3]] as const;

async function* rows() {
  yield* ROWS;
}

test('a CSV file quotes what needs it and lets no formula run', async () => {
  const text = (await buffer(Readable.from(csv(rows())))).toString();
  expect(text).toBe('\ufeffFull name,Fee\r\n"Okafor, ""Ada""",1500\r\n\'=1+1,\r\nZoë <b>\u0001,-3\r\n');
});

test('a workbook reads back as it was written', async () => {
  const [sheet] = await readXlsxFile(await buffer(Readable.from(xlsx(rows()))));
  expect(sheet?.data).toEqual([['Full name', 'Fee'], ['Okafor, "Ada"', 1500], ['=1+1', null], ['Zoë <b>', -3]]);
});

test('values and headings as people read them', () => {
  expect([new Date('2026-11-21T09:30:00Z'), true, ['a', 'b'], undefined].map(cellOf)).toEqual(['21/11/2026 10:30', 'Yes', 'a, b', null]);
  expect(inWords('mobileNumber')).toBe('Mobile number');
});
