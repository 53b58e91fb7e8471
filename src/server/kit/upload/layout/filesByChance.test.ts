import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { chanceOf, type Chance } from '../../../../../tests/attack/files/chance.ts';
import { xlsx } from '../../list/workbook/xlsx.ts';
import type { SheetRow } from '../../sheet/reading.ts';
import { openFile } from '../../sheet/thread/openFile.ts';
import { placeOf, surveyOf } from '../../sheet/thread/survey.ts';
import { Table } from '../../sheet/thread/table.ts';
import type { UploadTarget } from '../target.ts';
import { inOwnColumns } from '../values.ts';
import { matchedFields } from './fields.ts';
import { layoutOf, matchingOf, proposalFor } from './matching.ts';

const FILES = 300;
const ROWS = 200;
const LIMITS = { rows: 1000, unpackedBytes: 10_000_000, characters: 1_000_000 };

const LIST = {
  headings: {
    registrationNumber: 'Registration number',
    surname: 'Surname',
    firstname: 'First name',
    middlename: 'Middle name',
    sex: 'Sex',
    state: 'State',
    phone: 'Phone number',
    email: 'Email Address',
  },
  needed: ['registrationNumber'],
  kinds: { registrationNumber: 'jamb-number', email: 'email', phone: 'phone', sex: 'sex' },
  name: { surname: 'surname', firstname: 'firstname', other: 'middlename' },
} as const;
const TARGET = LIST as unknown as UploadTarget;
type Field = keyof typeof LIST.headings;
type Person = Readonly<Record<Field, string>>;

const PEOPLE: readonly Person[] = Array.from({ length: ROWS }, (_, place) => ({
  registrationNumber: `2026990${String(place).padStart(5, '0')}AB`,
  surname: ['OKORO', 'ANDRÉ', "N'DIAYE", 'EZE-NWOSU', 'VAN DER BERG'][place % 5]!,
  firstname: ['Ada', 'Bola', 'Chidi'][place % 3]!,
  middlename: place % 4 === 0 ? '' : 'Ruth Mfon',
  sex: place % 2 === 0 ? 'F' : 'M',
  state: ['Lagos', 'Akwa Ibom', 'Kano'][place % 3]!,
  phone: `0803${String(place).padStart(7, '0')}`,
  email: `p${place}@example.com`,
}));

/** As headings are written: in another case, with points, strokes and stars. */
const disguised = (heading: string, { pick }: Chance): string =>
  pick([
    heading,
    heading.toUpperCase(),
    heading.toLowerCase().replaceAll(' ', '_'),
    `${heading}*`,
    heading.replaceAll(' ', '.'),
    ` ${heading}  `,
  ]);

const shuffled = <Item>(items: readonly Item[], { below }: Chance): Item[] =>
  items
    .map((item) => ({ item, place: below(1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);

/** One file of the list, as an office may have it. */
function rowsBy(chance: Chance): string[][] {
  const fields = matchedFields(TARGET);
  const named = (heading: string) =>
    disguised(chance.pick([heading, ...fields.find((field) => field.heading === heading)!.synonyms!]), chance);
  const isWhole = chance.below(2) === 0;
  const own = (Object.keys(LIST.headings) as Field[])
    .filter((field) => !isWhole || !['surname', 'firstname', 'middlename'].includes(field))
    .map((field) => ({ heading: named(LIST.headings[field]), cellOf: (person: Person) => person[field] }));
  const whole = {
    heading: named('Whole name'),
    cellOf: ({ surname, firstname, middlename }: Person) => `${surname},  ${firstname} ${middlename}`,
  };
  const beside = [
    { heading: 'S/N', cellOf: (person: Person) => String(PEOPLE.indexOf(person) + 1) },
    { heading: 'Remarks', cellOf: () => 'seen' },
  ].slice(chance.below(3));
  const columns = shuffled([...own, ...(isWhole ? [whole] : []), ...beside], chance);
  const width = columns.length;
  const blank = () => Array.from({ length: width }, () => '');
  const only = (text: string) => [text, ...blank().slice(1)];
  const titles = ['INVENTED COLLEGE OF TECHNOLOGY', 'CANDIDATES, ORDER OF MERIT', ''].slice(chance.below(4));
  return [
    ...titles.map(only),
    columns.map(({ heading }) => heading),
    ...PEOPLE.flatMap((person) => [
      columns.map(({ cellOf }) => chance.pick(['', ' ']) + cellOf(person)),
      ...(chance.below(40) === 0 ? [blank()] : []),
    ]),
    ...(chance.below(2) === 0 ? [only('TOTAL'), only('Signature of officer: ________')] : []),
  ];
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

async function bytesBy(chance: Chance): Promise<Buffer> {
  const rows = rowsBy(chance);
  const kind = chance.pick(['utf-8', 'utf-8 with a mark', 'utf-16', 'latin1', 'xlsx']);
  if (kind === 'xlsx') return buffer(Readable.from(xlsx(each(rows), 'Sheet1')));
  const separator = chance.pick([',', ';', '\t']);
  const line = (cells: readonly string[]) =>
    cells.map((cell) => (cell.includes(separator) || chance.below(5) === 0 ? quoted(cell) : cell)).join(separator);
  const text = rows.map(line).join(chance.pick(['\n', '\r\n']));
  if (kind === 'utf-16') return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  if (kind === 'latin1') return Buffer.from(text, 'latin1');
  return Buffer.from(kind === 'utf-8' ? text : `\ufeff${text}`, 'utf8');
}

async function* each(rows: readonly (readonly string[])[]) {
  yield* rows;
}

/** As a file is read once its columns are confirmed as they are proposed. */
async function readAsProposed(bytes: Buffer): Promise<readonly SheetRow['cells'][]> {
  const file = (await openFile({ bytes, limits: LIMITS }))!;
  const survey = await surveyOf(file, undefined);
  const matching = matchingOf(TARGET, survey, undefined);
  const table = new Table(
    { headings: Object.values(LIST.headings), needed: [LIST.headings.registrationNumber], limits: LIMITS },
    layoutOf(matching, proposalFor(TARGET, matching)),
  );
  await file.read(placeOf(file), table, (pieces) => table.sending(pieces, async () => undefined));
  return table.takeRows().map((row) => inOwnColumns(TARGET, row).cells);
}

const wanted = PEOPLE.map((person) => (Object.keys(LIST.headings) as Field[]).map((field) => person[field]));

test(`${FILES} files by chance give the same ${ROWS} rows`, async () => {
  for (let seed = 1; seed <= FILES; seed += 1) {
    const rows = await readAsProposed(await bytesBy(chanceOf(seed)));
    const read = rows.map((cells) => Object.values(LIST.headings).map((heading) => cells[heading] ?? ''));
    expect(read, `the file of seed ${seed}`).toEqual(wanted);
  }
});
