import { deflatedRepeat, spoiled, zipOf, type ZipEntry } from './bombs.ts';
import type { Chance } from './chance.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MEGABYTE = 1024 * 1024;
const HEADINGS =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Faculty</t></is></c><c r="B1" t="inlineStr"><is><t>Name</t></is></c></row>';

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
const sheetXml = (rows: string, before = '') =>
  `${before}<worksheet xmlns="${MAIN}"><sheetData>${HEADINGS}${rows}</sheetData></worksheet>`;
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook whose sheet, and what else is told, is this. */
const workbook = (sheet: string | Omit<ZipEntry, 'name'>, more: readonly ZipEntry[] = [], layout = {}): Buffer =>
  zipOf(
    [
      {
        name: 'xl/workbook.xml',
        text: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="s"/></sheets></workbook>`,
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        text: `<Relationships>${relation('s', 'worksheet', 'sheet.xml')}${relation('t', 'sharedStrings', 'strings.xml')}${relation('y', 'styles', 'styles.xml')}</Relationships>`,
      },
      { name: 'xl/sheet.xml', ...(typeof sheet === 'string' ? { text: sheet } : sheet) },
      ...more,
    ],
    layout,
  );

const laughs = Array.from({ length: 10 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join(
  '',
);
const named = (at: number) => `<row r="${at}">${cell(`A${at}`, 'Faculty of Arts')}${cell(`B${at}`, `Row ${at}`)}</row>`;
const plain = (rows: number) => workbook(sheetXml(Array.from({ length: rows }, (_, row) => named(row + 2)).join('')));
/** A part that unpacks into so much of `text`, and says that it is small. */
const endless = (text: string, megabytes: number) => ({
  packed: deflatedRepeat(text, megabytes * MEGABYTE),
  saysSize: 100,
});

/** Workbooks by what is wrong with them. */
export const WORKBOOKS: Readonly<Record<string, (chance: Chance) => Buffer>> = {
  'far cell': () => workbook(sheetXml(`<row r="1048576">${cell('XFD1048576', 'far')}</row>`)),
  'far cells in many rows': (chance) =>
    workbook(
      sheetXml(
        Array.from(
          { length: 500 + chance.below(1500) },
          (_, row) => `<row r="${row + 2}">${cell(`XFD${row + 2}`, 'x')}</row>`,
        ).join(''),
      ),
    ),
  'beyond the last cell': (chance) =>
    workbook(sheetXml(`<row r="${2 ** 31 + chance.below(9)}">${cell('ZZZZZZ9', 'x')}</row>`)),
  'a million empty rows': () =>
    workbook({ text: sheetXml(Array.from({ length: 1_000_000 }, (_, row) => `<row r="${row + 2}"/>`).join('')) }),
  'rows without end': (chance) => workbook(endless('<row><c><v>1</v></c></row>', 100 + chance.below(900))),
  'spaces without end': (chance) => workbook(endless(' ', 200 + chance.below(2000))),
  'a million shared strings': () =>
    workbook(sheetXml('<row r="2"><c r="A2" t="s"><v>999999</v></c></row>'), [
      {
        name: 'xl/strings.xml',
        text: `<sst>${Array.from({ length: 1_000_000 }, (_, at) => `<si><t>s${at}</t></si>`).join('')}</sst>`,
      },
    ]),
  'one long string, many times': (chance) =>
    workbook(
      sheetXml(
        Array.from(
          { length: 2000 },
          (_, row) => `<row r="${row + 2}"><c r="A${row + 2}" t="s"><v>0</v></c></row>`,
        ).join(''),
      ),
      [{ name: 'xl/strings.xml', text: `<sst><si><t>${'long '.repeat(6000 + chance.below(500))}</t></si></sst>` }],
    ),
  'a string of megabytes': (chance) =>
    workbook(sheetXml(`<row r="2">${cell('A2', 'x'.repeat((2 + chance.below(20)) * MEGABYTE))}</row>`)),
  'deep XML': (chance) => workbook('<a>'.repeat(100_000 + chance.below(1_000_000))),
  'billion laughs': () =>
    workbook(sheetXml(`<row r="2">${cell('A2', '&l10;')}</row>`, `<!DOCTYPE x [<!ENTITY l0 "lol">${laughs}]>`)),
  'an outside entity': () =>
    workbook(
      sheetXml(`<row r="2">${cell('A2', '&e;')}</row>`, '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'),
    ),
  'many attributes': (chance) =>
    workbook(
      `<worksheet ${Array.from({ length: 100_000 + chance.below(400_000) }, (_, at) => `a${at}="1"`).join(' ')}>`,
    ),
  'a comment without end': (chance) => workbook(endless('<!-- ', 50 + chance.below(500))),
  'a million styles': () =>
    workbook(sheetXml(named(2)), [
      {
        name: 'xl/styles.xml',
        text: `<styleSheet><cellXfs>${'<xf numFmtId="14"/>'.repeat(1_000_000)}</cellXfs></styleSheet>`,
      },
    ]),
  'a hostile number format': (chance) =>
    workbook(sheetXml('<row r="2"><c r="A2" s="0"><v>1e308</v></c></row>'), [
      {
        name: 'xl/styles.xml',
        text: `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(chance.below(100_000))}d"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
      },
    ]),
  'sizes that lie': (chance) =>
    workbook({ text: sheetXml(named(2)), saysSize: chance.pick([0, 1, 2 ** 32 - 1, 2 ** 31]) }),
  'a directory that leads elsewhere': (chance) =>
    workbook(sheetXml(named(2)), [], { shift: chance.pick([1, -1, 1000, 2 ** 31]) }),
  'encrypted, or packed as nobody does': (chance) =>
    workbook({ text: sheetXml(named(2)), flags: 1, method: chance.below(100) }),
  'thousands of parts': (chance) =>
    zipOf(Array.from({ length: 3_000 + chance.below(20_000) }, (_, at) => ({ name: `xl/${at}`, text: '' }))),
  'the same part many times': (chance) =>
    workbook(
      sheetXml(named(2)),
      Array.from({ length: 100 + chance.below(500) }, () => ({ name: 'xl/sheet.xml', text: sheetXml(named(2)) })),
    ),
  'numbers that are none': (chance) =>
    workbook(
      sheetXml(
        `<row r="2"><c r="A2"><v>${chance.pick(['NaN', '1e999', '--', '0x', '∞'])}</v></c><c r="B2" t="s"><v>${chance.pick(['-1', '1.5', '__proto__', '9e9'])}</v></c></row>`,
      ),
    ),
  spoiled: (chance) => spoiled(plain(1 + chance.below(200)), chance),
  'two thousand rows': () => plain(2_000),
};

/** Archives that are no workbooks. */
export const ARCHIVES: Readonly<Record<string, (chance: Chance) => Buffer>> = {
  'zip bomb': (chance) =>
    zipOf([
      { name: 'xl/workbook.xml', ...endless('0', 500 + chance.below(2000)) },
      { name: 'xl/_rels/workbook.xml.rels', ...endless('<x>', 500) },
    ]),
  'nested zips': (chance) =>
    Array.from({ length: 5 + chance.below(40) }).reduce<Buffer>(
      (inner) => zipOf([{ name: 'xl/workbook.xml', packed: inner, method: 0 }]),
      zipOf([{ name: 'a', ...endless('0', 900) }]),
    ),
  'nothing but an end': () => zipOf([]),
  'noise that begins as a zip': (chance) => Buffer.concat([Buffer.from('PK\x03\x04'), chance.bytes(20_000)]),
  'noise that ends as a zip': (chance) =>
    Buffer.concat([chance.bytes(20_000), Buffer.from('PK\x05\x06'), chance.bytes(18)]),
};
