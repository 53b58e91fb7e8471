import type { Archive } from '../archive.ts';
import { Damaged, Locked } from '../refusals.ts';
import { readXml } from '../xml.ts';

/** The document of an OpenDocument archive (OASIS ODF 1.3, part 3). */
export const ODS_CONTENT = 'content.xml';

const MANIFEST = 'META-INF/manifest.xml';
/** LibreOffice since 24.8 encrypts the document as a whole. */
const ENCRYPTED = 'encrypted-package';
const MOST_SHEETS = 100;
const LONGEST_NAME = 31;

/** @throws Locked where its parts are encrypted */
export async function requireUnlocked(archive: Archive): Promise<void> {
  if (archive.has(ENCRYPTED)) throw new Locked();
  if (!archive.has(MANIFEST)) return;
  await readXml(archive.read(MANIFEST), {
    open(name) {
      if (name === 'encryption-data') throw new Locked();
    },
  });
}

/** In their order. @throws Damaged for a document that is no spreadsheet, or shows no sheet */
export async function odsSheets(
  archive: Archive,
): Promise<readonly { readonly name: string; readonly isHidden: boolean }[]> {
  const hiding = new Set<string>();
  const sheets: { name: string; isHidden: boolean }[] = [];
  let [style, isSpreadsheet] = ['', false];
  await readXml(archive.read(ODS_CONTENT), {
    open(name, attribute) {
      if (name === 'spreadsheet') isSpreadsheet = true;
      if (name === 'style') style = attribute('name') ?? '';
      if (name === 'table-properties' && attribute('display') === 'false') hiding.add(style);
      if (name === 'table' && sheets.length < MOST_SHEETS)
        sheets.push({
          name: (attribute('name') ?? '').slice(0, LONGEST_NAME),
          isHidden: hiding.has(attribute('style-name') ?? ''),
        });
    },
  });
  if (!isSpreadsheet || sheets.every(({ isHidden }) => isHidden)) throw new Damaged();
  return sheets;
}
