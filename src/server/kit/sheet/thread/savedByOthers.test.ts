import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFile } from '#server/kit/sheet/thread/openFile.ts';
import { Damaged, Locked } from '#server/kit/sheet/thread/refusals.ts';
import type { RowSink } from '#server/kit/sheet/thread/rowSink.ts';
import { placeOf, surveyOf } from '#server/kit/sheet/thread/survey.ts';

/** The same list, saved in the formats of other programs by these. */
const SAVED = ['libreoffice', 'gnumeric'].flatMap((program) =>
  ['xls', 'ods'].map((ending) => [program, ending] as const),
);
const fixtures = join(import.meta.dirname, '../../../../../tests/fixtures');
const LIMITS = { rows: 1_000, unpackedBytes: 2_000_000, characters: 400_000 };
const opened = (bytes: Uint8Array) => openFile({ bytes, limits: LIMITS });
const savedBy = (program: string, name: string) => opened(readFileSync(join(fixtures, 'saved-by', program, name)));

test.each(SAVED)("of %s, a .%s file has the rows of Excel's", async (program, ending) => {
  const original = await opened(readFileSync(join(fixtures, 'offices/jamb-utme-board.xlsx')));
  const { rows, filled, sheet } = await surveyOf(await savedBy(program, `jamb-utme-board.${ending}`), undefined);
  expect({ rows, filled, sheet }).toEqual(
    (({ rows, filled, sheet }) => ({ rows, filled, sheet }))(await surveyOf(original, undefined)),
  );
});

test.each(SAVED)('of %s, a .%s file has its days as days', async (program, ending) => {
  const { rows } = await surveyOf(await savedBy(program, `dates.${ending}`), undefined);
  expect(rows.map(({ cells }) => cells.map(([, text]) => text).slice(0, 3))).toEqual([
    ['NAME', 'BORN', 'PRICE'],
    ['Ada', '2007-05-06', '12.5'],
    ['Musa', '2006-12-31', '45000'],
  ]);
});

test.each(SAVED)('of %s, a .%s file says what it hides, and which formula fails', async (program, ending) => {
  const file = await savedBy(program, `hidden.${ending}`);
  expect(file.sheets).toMatchObject([
    { name: 'List', isHidden: false },
    { name: 'Secret', isHidden: true },
  ]);
  const seen: string[] = [];
  const sink: RowSink = {
    beginRow: (isHidden) => seen.push(isHidden ? 'hidden' : 'row'),
    add: (_row, _column, text) => seen.push(text),
    fault: (row, column, what) => seen.push(`${row}/${column}: ${what}`),
    merge: (range) => seen.push(range),
    endRow: () => undefined,
  };
  await file.read(placeOf(file), sink, async function* (pieces) {
    yield* pieces;
  });
  expect(seen.slice(0, 15)).toEqual([
    ...['row', 'NAME', 'N', 'row', 'Ada', '1', 'hidden', 'Hidden', '2'],
    ...['row', 'Err', '4/2: the formula gives #DIV/0!', 'row', 'Sum', '3'],
  ]);
});

test('what only begins as one is no spreadsheet', async () => {
  const [xls, ods] = ['xls', 'ods'].map((ending) =>
    readFileSync(join(fixtures, 'saved-by/libreoffice', `dates.${ending}`)),
  );
  await expect(opened(xls!.subarray(0, 700))).rejects.toThrow(Damaged);
  await expect(opened(ods!.subarray(0, 700))).rejects.toThrow(Damaged);
});

test.each(['xls', 'ods'])('a .%s file with a password is said to have one', async (ending) => {
  await expect(savedBy('libreoffice', `locked.${ending}`)).rejects.toThrow(Locked);
});
