import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from '#server/kit/sheet/readWorkbook.ts';
import { deflatedRepeat, spoiled, zipOf } from '../../attack/files/bombs.ts';
import { chanceOf } from '../../attack/files/chance.ts';
import { compound, numberCell, textCell, xlsOf, type XlsPart } from '../../support/xlsOf.ts';

const ROWS = 50_000;
const LIMITS = { rows: ROWS, unpackedBytes: ROWS * 2_000, characters: ROWS * 400 };
const COLUMNS = Array.from({ length: 10 }, (_, index) => `H${index}`);
const saved = (name: string) => readFileSync(new URL(`../../fixtures/saved-by/libreoffice/${name}`, import.meta.url));

/** What becomes of a file in the thread that reads files: how many rows it has, or why it is refused. */
async function read(bytes: Uint8Array, headings: readonly string[] = ['Name', 'Faculty']) {
  let taken = 0;
  const answer = await readWorkbook(
    'somebody',
    { bytes: Uint8Array.from(bytes), headings, limits: LIMITS },
    async (rows) => void (taken += rows.length),
  );
  return 'refused' in answer ? answer.refused : { filled: answer.filled, taken };
}

const NAMESPACES = ['office', 'table', 'text'].map((name) => `xmlns:${name}="urn:${name}"`).join(' ');
const shown = (text: string, attributes = '') =>
  `<table:table-cell office:value-type="string" ${attributes}><text:p>${text}</text:p></table:table-cell>`;
const HEAD = `<table:table-row>${shown('Name')}${shown('Faculty')}</table:table-row>`;
const content = (rows: string, before = '') =>
  `${before}<office:document-content ${NAMESPACES}><office:body><office:spreadsheet><table:table table:name="S">${HEAD}${rows}</table:table></office:spreadsheet></office:body></office:document-content>`;
const odsOf = (rows: string, before = '') => zipSync({ 'content.xml': strToU8(content(rows, before)) });
const row = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`;
const ARTS = shown('Arts') + shown('Faculty of Arts');
const ALL_ROWS = 'table:number-rows-repeated="1048574"';
const ALL_COLUMNS = 'table:number-columns-repeated="16384"';

describe('a file of LibreOffice', () => {
  test('with empty rows and columns to the end of the sheet has the rows that have something', async () => {
    const empty = `<table:table-cell ${ALL_COLUMNS}/>`;
    expect(await read(odsOf(row(ARTS) + row(empty, ALL_ROWS)))).toEqual({ filled: 1, taken: 1 });
  });

  test('with one row a million times is counted, or is too large', async () => {
    expect(['too much', { filled: 1_048_574, taken: ROWS }]).toContainEqual(await read(odsOf(row(ARTS, ALL_ROWS))));
  });

  test.each([
    ['one row more often than a sheet has rows', row(ARTS, 'table:number-rows-repeated="99999999999"')],
    ['each cell of a sheet filled', row(shown('x', ALL_COLUMNS), ALL_ROWS)],
    ['many rows that are filled to the last column', row(shown('x', ALL_COLUMNS)).repeat(2_000)],
    ['a cell beyond the last column', row(`<table:table-cell ${ALL_COLUMNS}/>${ARTS}`)],
    ['a count that is none', row(ARTS, 'table:number-rows-repeated="-1"')],
  ])('with %s is too large or damaged', async (_, rows) => {
    expect(await read(odsOf(rows))).toBe('too much');
  });

  test.each([
    ['two gigabytes of rows', row(ARTS)],
    ['two gigabytes of spaces', ' '],
    ['a tag without end', ' a="1"'],
  ])('that unpacks into %s is too large', async (_, text) => {
    const packed = deflatedRepeat(text, 2 ** 31);
    expect(await read(zipOf([{ name: 'content.xml', packed, saysSize: 100 }]))).toMatch(/too much|no workbook/);
  });

  test('with entities of its own is refused, and no other file is read for it', async () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;"><!ENTITY e SYSTEM "file:///etc/passwd">]>';
    expect(await read(odsOf(row(shown('&b;') + shown('&e;')), laughs))).toBe('no workbook');
  });
});

describe('a file of old Excel', () => {
  const cells = (rows: number, columns: readonly string[]): XlsPart[] => [
    ...columns.map((name, column) => textCell(0, column, name)),
    ...Array.from({ length: rows }, (_, index) =>
      columns.map((_name, column) =>
        column < 2 ? textCell(index + 1, column, `Department ${index}`) : numberCell(index + 1, column, index),
      ),
    ).flat(),
  ];

  test('of 40,000 rows and twelve columns is read in the memory that its thread has', async () => {
    const headings = ['Name', 'Faculty', ...COLUMNS];
    expect(await read(xlsOf(cells(40_000, headings)), headings)).toEqual({ filled: 40_000, taken: 40_000 });
  });

  test.each([
    ['more texts than a workbook may share', [0xfc, Buffer.from([0, 0, 0, 0, 0xff, 0xff, 0xff, 0x7f])], 'too much'],
    ['texts that are not there', [0xfc, Buffer.from([9, 0, 0, 0, 9, 0, 0, 0])], 'no workbook'],
    ['a text longer than its record', [0x41e, Buffer.from([9, 0, 0xff, 0x7f, 0, 65])], 'no workbook'],
  ] as const)('with %s is refused', async (_, part, why) => {
    expect(await read(xlsOf(cells(1, ['Name', 'Faculty']), [part]))).toBe(why);
  });

  test('with its rows in disorder is damaged', async () => {
    expect(await read(xlsOf([...cells(2, ['Name', 'Faculty']), textCell(1, 0, 'Arts')]))).toBe('too much');
  });

  test('whose sectors lead to each other is refused', async () => {
    const looped = compound(Buffer.alloc(20_000));
    looped.writeUInt32LE(2, 4096 + 3 * 4);
    expect(await read(looped)).toBe('no workbook');
  });

  test('that holds another document is refused', async () => {
    expect(await read(compound(Buffer.alloc(9_000), 'WordDocument'))).toBe('no workbook');
  });

  test('that later Excel put a password on is said to have one', async () => {
    expect(await read(compound(Buffer.alloc(9_000), 'EncryptedPackage'))).toBe('locked');
  });
});

describe.each(['xls', 'ods'])('a .%s file', (ending) => {
  const whole = saved(`dates.${ending}`);
  const headings = ['NAME', 'BORN', 'PRICE'];

  test('that ends too early is refused', async () => {
    for (const part of [0.1, 0.5, 0.8]) expect(await read(whole.subarray(0, whole.length * part))).toBe('no workbook');
  });

  test('with some bytes changed is read or refused', async () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const answer = await read(spoiled(whole, chanceOf(seed)), headings);
      if (typeof answer !== 'object') expect(answer).toMatch(/^(too much|no workbook|locked)$/);
    }
  });

  test('with a password is said to have one', async () => {
    expect(await read(saved(`locked.${ending}`))).toBe('locked');
  });
});
