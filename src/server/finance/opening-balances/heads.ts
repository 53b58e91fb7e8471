import type { Platform } from '../../platform/platform.ts';

/** Fields of the form of a line that are no head of a fee. */
const OTHERS: ReadonlySet<string> = new Set(['matricNumber', 'fullName', 'sessionId', 'outstanding', 'dueOn']);

/** The heads of fees that a file may have, by their fields: all others of the form `opening-line`, in its order. */
export function headsOf({ catalogue }: Pick<Platform, 'catalogue'>): ReadonlyMap<string, string> {
  const fields = catalogue.forms.sections['opening-line']!.properties;
  return new Map(
    Object.entries(fields).flatMap(([field, { title }]) =>
      OTHERS.has(field) ? [] : [[field, title ?? field] as const],
    ),
  );
}
