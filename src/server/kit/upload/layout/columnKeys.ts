import { headingKey } from '#rules/sheets/headingKey.ts';
import { jsonHash } from '../../../platform/jsonHash.ts';

/** By which a column is known again in another file, wherever it then stands: its heading, counted where it stands more than once. */
export function columnKeys(names: ReadonlyMap<number, string>, width: number): ReadonlyMap<number, string> {
  const times = new Map<string, number>();
  return new Map(
    Array.from({ length: width }, (_, index) => {
      const key = headingKey(names.get(index + 1) ?? '');
      const time = (times.get(key) ?? 0) + 1;
      times.set(key, time);
      return [index + 1, time === 1 && key !== '' ? key : `${key} ${time}`];
    }),
  );
}

/** Of the headings in any order; columns without one may come and go. Undefined for a file without headings, which is always shown. */
export function fingerprintOf(keys: ReadonlyMap<number, string>): string | undefined {
  const named = [...keys.values()].filter((key) => !key.startsWith(' '));
  if (named.length === 0) return undefined;
  return jsonHash(named.sort());
}
