import type { Encoding, FileChoice, Separator } from '../reading.ts';

/** Excel limits a cell to this length. */
export const LONGEST = 32_767;

/** What an archive (xlsx, ods), an old workbook (xls), a PDF or a picture begins with. */
const OTHERS = [
  [0x50, 0x4b],
  [0xd0, 0xcf],
  [0x25, 0x50, 0x44, 0x46],
  [0xff, 0xd8],
  [0x89, 0x50],
];

export interface CsvText {
  readonly text: string;
  readonly encoding: Encoding;
  readonly separator: Separator;
}

/** Text has no NUL and, unlike markup, a word before its first '<' or '{'. Undefined for anything else. */
export function csvTextOf(bytes: Uint8Array, { encoding, separator }: FileChoice = {}): CsvText | undefined {
  if (bytes.length === 0 || OTHERS.some((beginning) => beginning.every((byte, index) => bytes[index] === byte)))
    return undefined;
  const found = encodingOf(bytes);
  if (found === undefined) return undefined;
  const used = encoding ?? found.encoding;
  const text = used === found.encoding && found.text !== undefined ? found.text : new TextDecoder(used).decode(bytes);
  if (text.includes('\0') || /^\s*[<{[]/.test(text.slice(0, 64))) return undefined;
  const separated = separatorOf(text);
  return separated === undefined ? undefined : { text, encoding: used, separator: separator ?? separated };
}

/** Excel's 'Unicode Text' is UTF-16 with tabs, and its 'CSV (Comma delimited)' has the alphabet of Windows. */
function encodingOf(bytes: Uint8Array): { readonly encoding: Encoding; readonly text?: string } | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be' };
  if (bytes.includes(0)) return wideOf(bytes.subarray(0, 512));
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { encoding: 'windows-1252' };
  }
}

/** Without its mark, UTF-16 of our letters has a NUL beside nearly each of them, always on the same side. */
function wideOf(bytes: Uint8Array): { readonly encoding: Encoding } | undefined {
  const zeros = (from: number) => bytes.filter((byte, index) => index % 2 === from && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  const most = bytes.length / 2;
  if (odd >= most * 0.7 && even === 0) return { encoding: 'utf-16le' };
  return even >= most * 0.7 && odd === 0 ? { encoding: 'utf-16be' } : undefined;
}

const SEPARATORS: readonly Separator[] = [',', ';', '\t'];
const LINES_TRIED = 20;

/** The one that stands equally often on most of the first lines, outside of quotes; a file of one column has a comma's. */
function separatorOf(text: string): Separator | undefined {
  const lines = text
    .slice(0, LONGEST * 2)
    .split(/\r?\n|\r/, LINES_TRIED)
    .filter((line) => line.trim() !== '');
  if (lines.length === 0 || lines[0]!.length > LONGEST) return undefined;
  const bare = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  const steadiness = (separator: Separator) => {
    const counts = bare.map((line) => line.split(separator).length - 1).filter((count) => count > 0);
    const times = [...Map.groupBy(counts, (count) => count)].map(([count, { length }]) => ({ count, length }));
    return (
      times.sort((one, other) => other.length - one.length || other.count - one.count)[0] ?? { count: 0, length: 0 }
    );
  };
  return SEPARATORS.map((separator) => ({ separator, ...steadiness(separator) })).sort(
    (one, other) => other.length - one.length || other.count - one.count,
  )[0]!.separator;
}
