const FIELD = /(?:"((?:[^"]|"")*)"|([^,\r]*))(,|\r\n)/g;

/** RFC 4180 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(FIELD)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}
