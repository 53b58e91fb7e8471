/** Of a record of Excel 97, its type and what it holds. */
export type XlsPart = readonly [type: number, data: Buffer];

const SECTOR = 4096;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const TABLE = 0xfffffffd;

const shorts = (...numbers: number[]) => Buffer.from(new Uint16Array(numbers).buffer);
const longs = (...numbers: number[]) => Buffer.from(new Uint32Array(numbers).buffer);
const textOf = (text: string, length: Buffer) => Buffer.concat([length, Buffer.from([0]), Buffer.from(text, 'latin1')]);
const recordsOf = (parts: readonly XlsPart[]) =>
  Buffer.concat(parts.flatMap(([type, data]) => [shorts(type, data.length), data]));

export const textCell = (row: number, column: number, text: string): XlsPart => [
  0x204,
  Buffer.concat([shorts(row, column, 0), textOf(text, shorts(text.length))]),
];
export const numberCell = (row: number, column: number, whole: number): XlsPart => [
  0x27e,
  Buffer.concat([shorts(row, column, 0), longs(whole * 4 + 2)]),
];

/** A workbook of Excel 97 with one sheet, and before it what else is said of the workbook. */
export function xlsOf(cells: readonly XlsPart[], more: readonly XlsPart[] = []): Buffer {
  const begin = (kind: number): XlsPart => [0x809, shorts(0x600, kind, 0, 0, 0, 0, 0, 0)];
  const end: XlsPart = [0x0a, Buffer.alloc(0)];
  const globals = (at: number) =>
    recordsOf([begin(5), [0x85, Buffer.concat([longs(at), shorts(0), textOf('S', Buffer.from([1]))])], ...more, end]);
  return compound(Buffer.concat([globals(globals(0).length), recordsOf([begin(16), ...cells, end])]));
}

/** A file system in a file, with the workbook as its only stream: header, table, directory, stream. */
export function compound(stream: Buffer, name = 'Workbook'): Buffer {
  const size = Math.max(stream.length, SECTOR);
  const sectors = Math.ceil(size / SECTOR);
  const tables = Math.ceil((sectors + 1) / (SECTOR / 4 - 1));
  const table = new Uint32Array((tables * SECTOR) / 4).fill(FREE).fill(TABLE, 0, tables);
  table[tables] = END;
  for (let sector = 0; sector < sectors; sector += 1)
    table[tables + 1 + sector] = sector === sectors - 1 ? END : tables + 2 + sector;
  const header = Buffer.alloc(SECTOR);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.set(shorts(0x3e, 4, 0xfffe, 12, 6), 24);
  header.set(longs(1, tables, tables, 0, SECTOR, END, 0, END, 0), 40);
  header.fill(0xff, 76, 512);
  header.set(longs(...Array.from({ length: tables }, (_, sector) => sector)), 76);
  const directory = Buffer.alloc(SECTOR);
  const entry = (at: number, text: string, type: number, child: number, start: number, bytes: number) => {
    directory.write(text, at, 'utf16le');
    directory.set(shorts(text.length * 2 + 2), at + 64);
    directory.set([type, 1], at + 66);
    directory.set(longs(FREE, FREE, child), at + 68);
    directory.set(longs(start, bytes), at + 116);
  };
  entry(0, 'Root Entry', 5, 1, END, 0);
  entry(128, name, 2, FREE, tables + 1, size);
  const padding = Buffer.alloc(sectors * SECTOR - stream.length);
  return Buffer.concat([header, Buffer.from(table.buffer), directory, stream, padding]);
}
