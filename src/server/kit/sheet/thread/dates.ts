import { TooLarge } from './refusals.ts';
import { readXml } from './xml.ts';

/** These built-in formats show a date or a time in all languages of Excel (ECMA-376, 18.8.30). */
export const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58) ||
  (id >= 71 && id <= 81);

export const MOST_STYLES = 100_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days count from the workbook's day 0 to 1 January 1970. */
const EPOCH_1900 = 25_569;
const EPOCH_1904 = 24_107;

/** A date's format names parts of one outside of quotes, brackets and escapes. */
export const isDateFormat = (code: string): boolean =>
  /[dmyhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|[\\_*].|General/gi, ''));

export async function readDateStyles(pieces: AsyncIterable<Buffer>): Promise<boolean[]> {
  const ownFormats = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isInCells = false;
  await readXml(pieces, {
    open(name, attribute) {
      if (name === 'cellXfs') isInCells = true;
      if (name === 'numFmt') ownFormats.set(Number(attribute('numFmtId')), isDateFormat(attribute('formatCode') ?? ''));
      if (name !== 'xf' || !isInCells) return;
      const format = Number(attribute('numFmtId') ?? 0);
      if (styles.push(ownFormats.get(format) ?? isBuiltInDate(format)) + ownFormats.size > MOST_STYLES)
        throw new TooLarge();
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}

/** The day is given as '2026-11-22'; a number that is no day stays a number. */
export function dayOf(serial: number, countsFrom1904: boolean): string {
  const date = new Date(Math.floor((serial - (countsFrom1904 ? EPOCH_1904 : EPOCH_1900)) * DAY_MS));
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10);
}
