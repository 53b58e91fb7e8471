import { lgaName } from '#rules/lgaName.ts';
import { stateName } from '#rules/stateCodes.ts';
import type { Sheet, SheetRow } from '../sheet/reading.ts';
import type { UploadTarget } from './target.ts';

/** A spreadsheet program reads 08031112277 as a number and saves 8031112277. */
const WITHOUT_ZERO = /^[789]\d{9}$/;

/** Puts the zero back as rows go through, and counts the numbers. */
export function phonesOf({ phones = [] }: Pick<UploadTarget, 'phones'>) {
  let count = 0;
  return {
    restore: (row: SheetRow): SheetRow => {
      const short = phones.filter((heading) => WITHOUT_ZERO.test(row.cells[heading] ?? ''));
      count += short.length;
      return short.length === 0
        ? row
        : {
            ...row,
            cells: { ...row.cells, ...Object.fromEntries(short.map((name) => [name, `0${row.cells[name]}`])) },
          };
    },
    restored: () => count,
  };
}

/** Values that are read as another word, which a person should know: 'F' as Female, 'NASSARAWA' as Nasarawa. */
export function readingsOf({ headings, kinds = {} }: Pick<UploadTarget, 'headings' | 'kinds'>) {
  const known = Object.entries(kinds).flatMap(([field, kind]) => {
    const heading = headings[field];
    return heading !== undefined && isReadAs(kind) ? [{ heading, read: READ_AS[kind] }] : [];
  });
  const readings = new Map<string, string>();
  return {
    see(row: SheetRow): SheetRow {
      for (const { heading, read } of known) {
        const cell = row.cells[heading] ?? '';
        const value = cell === '' ? '' : read(cell);
        if (value.toLowerCase() !== cell.toLowerCase() && readings.size < MOST_READINGS)
          readings.set(cell.toUpperCase(), value);
      }
      return row;
    },
    notes: (): string[] =>
      readings.size === 0
        ? []
        : [`Read as other words: ${[...readings].map(([cell, value]) => `'${cell}' as ${value}`).join(', ')}.`],
  };
}

const MOST_READINGS = 12;
const SEXES: Readonly<Record<string, string>> = { M: 'Male', F: 'Female' };
const READ_AS = { sex: (cell: string) => SEXES[cell.toUpperCase()] ?? cell, state: stateName, lga: lgaName } as const;
const isReadAs = (kind: string): kind is keyof typeof READ_AS => Object.hasOwn(READ_AS, kind);

const SEPARATORS = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' } as const;
const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const;

/** Nothing is said of what every program writes. */
const fileNote = ({ encoding = 'utf-8', separator = ',' }: Sheet): string[] =>
  encoding === 'utf-8' && separator === ','
    ? []
    : [`The file was read as ${ENCODINGS[encoding]} with ${SEPARATORS[separator]} between its columns.`];

const MOST_NAMED = 5;

const footerNote = ({ footers }: Sheet): string[] =>
  footers.length === 0
    ? []
    : [
        footers.length === 1
          ? `Row ${footers[0]} is a total, an average or a signature, and was left out.`
          : `Rows ${footers.slice(0, MOST_NAMED).join(', ')}${footers.length > MOST_NAMED ? ' and others' : ''} are totals, averages or signatures, and were left out.`,
      ];

const othersNote = ({ others = [] }: Sheet): string[] =>
  others.length === 0
    ? []
    : [
        others.length === 1
          ? `The sheet '${others[0]}' was not read.`
          : `The sheets '${others.slice(0, MOST_NAMED).join("', '")}'${others.length > MOST_NAMED ? ' and others' : ''} were not read.`,
      ];

/** What a person should know of their file before they believe its counts. @param layout how its columns were matched, where nobody was asked */
export function notesOf(sheet: Sheet, phones: number, layout?: string): string[] {
  const { name, unread } = sheet;
  return [
    ...(layout ? [layout] : []),
    ...(name ? [`The sheet that was read is '${name}'.`] : []),
    ...othersNote(sheet),
    ...fileNote(sheet),
    ...footerNote(sheet),
    ...(unread.length === 0
      ? []
      : [
          unread.length === 1
            ? `The column '${unread[0]}' is not read: an upload cannot change it.`
            : `The columns '${unread.join("', '")}' are not read: an upload cannot change them.`,
        ]),
    ...(phones === 0
      ? []
      : [
          phones === 1
            ? 'One phone number had lost its first zero; it was put back.'
            : `${phones} phone numbers had lost their first zero; it was put back.`,
        ]),
  ];
}
