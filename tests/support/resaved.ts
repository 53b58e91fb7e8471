import { strToU8, zipSync } from 'fflate';
import { displayDate } from '#rules/displayDate.ts';

type Value = unknown;

/** A sheet as spreadsheet programs save it again: texts are shared, digits are numbers in a CSV file, which has semicolons. */
export const resaved = (rows: readonly (readonly Value[])[]) => ({ xlsx: workbook(rows), csv: strToU8(csv(rows)) });

const textOf = (value: Value): string => {
  if (value instanceof Date) return displayDate(value.toISOString());
  return value === null || value === undefined ? '' : String(value as string);
};

const csv = (rows: readonly (readonly Value[])[]): string =>
  rows
    .map((row) =>
      row
        .map(textOf)
        .map((text) => (/^0\d{10}$/.test(text) ? String(Number(text)) : text))
        .map((text) => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
        .join(';'),
    )
    .join('\r\n');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const letters = (index: number): string =>
  (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

export interface SavedSheet {
  readonly name: string;
  /** XML of the sheet's `<sheetData>` and what follows it. */
  readonly xml: string;
  readonly state?: 'hidden' | 'veryHidden';
}

/** A workbook of these sheets, in their order. */
export function workbookOf(sheets: readonly SavedSheet[], strings: readonly string[] = []): Uint8Array {
  const part = (xml: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`);
  return zipSync({
    'xl/workbook.xml': part(
      `<workbook xmlns:r="r"><sheets>${sheets
        .map(
          ({ name, state = 'visible' }, index) =>
            `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="s${index}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships><Relationship Id="t" Type="x/sharedStrings" Target="sharedStrings.xml"/>${sheets
        .map(
          (_, index) => `<Relationship Id="s${index}" Type="x/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
    'xl/sharedStrings.xml': part(`<sst>${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`),
    ...Object.fromEntries(
      sheets.map(({ xml }, index) => [`xl/worksheets/sheet${index + 1}.xml`, part(`<worksheet>${xml}</worksheet>`)]),
    ),
  });
}

function workbook(rows: readonly (readonly Value[])[]): Uint8Array {
  const strings = new Map<string, number>();
  const shared = (text: string) => strings.get(text) ?? strings.set(text, strings.size).get(text)!;
  const cell = (value: Value, place: string) => {
    const text = textOf(value);
    if (text === '') return '';
    return typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="s"><v>${shared(text)}</v></c>`;
  };
  const data = rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row.map((value, at) => cell(value, `${letters(at)}${index + 1}`)).join('')}</row>`,
    )
    .join('');
  return workbookOf([{ name: 'Sheet1', xml: `<sheetData>${data}</sheetData>` }], [...strings.keys()]);
}
