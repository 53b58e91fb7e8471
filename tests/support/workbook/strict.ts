import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { XmlDocument, XsdValidator, type XmlElement } from 'libxml2-wasm';

const schema = XsdValidator.fromDoc(
  XmlDocument.fromBuffer(readFileSync(new URL('spreadsheetml.xsd', import.meta.url))),
);

/** Of content types and relationships (ECMA-376, part 2) the references are followed instead. */
const PACKAGE = /^\[Content_Types\]\.xml$|\.rels$/;

export interface StrictSheet {
  readonly name: string;
  /** In characters. */
  readonly widths: readonly number[];
  /** How many cells are in each style. */
  readonly styles: Readonly<Record<string, number>>;
}

/**
 * What a workbook that we wrote says of its sheet. libxml2 reads all of its parts, by the schema of SpreadsheetML.
 * @throws Error for a part that is not well formed, not valid or not declared, and for a style that is not there
 */
export function strictSheet(bytes: Uint8Array): StrictSheet {
  const parts = new Map(
    Object.entries(unzipSync(bytes)).map(([name, part]) => [name, XmlDocument.fromBuffer(part)] as const),
  );
  try {
    for (const [name, part] of parts) if (!PACKAGE.test(name)) schema.validate(part);
    requireReferences(parts);
    return sheetOf(parts);
  } finally {
    for (const part of parts.values()) part.dispose();
  }
}

type Parts = ReadonlyMap<string, XmlDocument>;

const named = (parts: Parts, part: string, element: string, below = ''): XmlElement[] =>
  parts.get(part)!.find(`//*[local-name()="${element}"]${below}`) as XmlElement[];

const attributesOf = (parts: Parts, part: string, element: string, attribute: string): string[] =>
  named(parts, part, element).map((each) => each.attr(attribute)?.value ?? '');

function requireReferences(parts: Parts): void {
  const declared = attributesOf(parts, '[Content_Types].xml', 'Override', 'PartName').map((path) => path.slice(1));
  const related = [
    ...attributesOf(parts, '_rels/.rels', 'Relationship', 'Target'),
    ...attributesOf(parts, 'xl/_rels/workbook.xml.rels', 'Relationship', 'Target').map((target) => `xl/${target}`),
  ];
  const written = [...parts.keys()].filter((name) => !PACKAGE.test(name)).toSorted();
  for (const [what, names] of Object.entries({ declared, related }))
    if (String(names.toSorted()) !== String(written))
      throw new Error(`The parts are ${written.join(', ')}, and ${what} are ${names.join(', ')}`);
}

function sheetOf(parts: Parts): StrictSheet {
  const known = named(parts, 'xl/styles.xml', 'cellXfs', '/*').length;
  const styles: Record<string, number> = {};
  for (const style of attributesOf(parts, 'xl/worksheets/sheet1.xml', 'c', 's')) {
    if (Number(style) >= known) throw new Error(`There is no style ${style}`);
    styles[style || '0'] = (styles[style || '0'] ?? 0) + 1;
  }
  return {
    name: attributesOf(parts, 'xl/workbook.xml', 'sheet', 'name')[0]!,
    widths: attributesOf(parts, 'xl/worksheets/sheet1.xml', 'col', 'width').map(Number),
    styles,
  };
}
