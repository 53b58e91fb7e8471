import { Zip, ZipDeflate } from 'fflate';
import type { Cell } from './cells.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The least that a workbook is (ECMA-376): what it holds, where its one sheet stands, bold for the first row, and '#,##0.00' (the built-in format 4) for money. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** The file is made as it is read, so its length costs no memory. */
export async function* xlsx(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for (const [name, text] of Object.entries(PARTS)) begin(zip, name).push(Buffer.from(text), true);
  const sheet = begin(zip, 'xl/worksheets/sheet1.xml');
  sheet.push(
    Buffer.from(
      `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`,
    ),
  );
  let number = 0;
  for await (const row of rows) {
    number += 1;
    sheet.push(Buffer.from(rowXml(row, number)));
    yield* made.splice(0);
  }
  sheet.push(Buffer.from('</sheetData></worksheet>'), true);
  zip.end();
  yield* made.splice(0);
}

function begin(zip: Zip, name: string): ZipDeflate {
  const part = new ZipDeflate(name, { level: 6 });
  zip.add(part);
  return part;
}

const HEAD = 1;

const rowXml = (row: readonly Cell[], number: number) =>
  `<row r="${number}">${row.map((cell, index) => cellXml(cell, ` r="${columnOf(index)}${number}"${number === HEAD ? ' s="1"' : ''}`)).join('')}</row>`;

const columnOf = (index: number): string =>
  (index < 26 ? '' : columnOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

function cellXml(cell: Cell, attributes: string): string {
  if (cell === null) return `<c${attributes}/>`;
  if (typeof cell === 'number') return `<c${attributes}><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c${attributes} s="2"><v>${cell.naira}</v></c>`;
  return `<c t="inlineStr"${attributes}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML has no place for these control characters. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

const escaped = (text: string) => text.replace(CONTROL, '').replace(/[&<>]/g, (sign) => ENTITIES[sign]!);
