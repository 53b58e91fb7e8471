import type { FieldSchema } from '../vocabulary.ts';
import { childPointer } from '../pointer.ts';
import { didYouMean } from './declarationError.ts';
import type { Resolved } from './references.ts';

/** More than one answer stands there: a group, or rows. Ticked boxes are one. */
export const isGroup = ({ type, items }: FieldSchema): boolean =>
  type === 'object' || (type === 'array' && Boolean(items?.properties));

/** Returns the field, or a sentence that says which name is missing; names skip the numbers of rows. */
export function fieldAt(from: FieldSchema, names: readonly string[], title: string): FieldSchema | string {
  let at = from;
  for (const name of names) {
    const known: Readonly<Record<string, FieldSchema>> = (at.items ?? at).properties ?? {};
    const next = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!next) return `there is no field '${name}' in '${at.title ?? title}'.${didYouMean(name, Object.keys(known))}`;
    at = next;
  }
  return at;
}

/** As `fieldAt`; undefined where the way leads through what could not be read, which is told there. */
export const knownFieldAt = (
  section: Resolved,
  names: readonly string[],
  title: string,
): FieldSchema | string | undefined =>
  leadsThroughHole(section, names) ? undefined : fieldAt(section.value as FieldSchema, names, title);

function leadsThroughHole({ value, isHole }: Resolved, names: readonly string[]): boolean {
  let at = value as FieldSchema | undefined;
  let pointer = '';
  return [...names, ''].some((name) => {
    if (isHole(pointer) || (at?.items && isHole(`${pointer}/items`))) return true;
    const group = at?.items ?? at;
    pointer = childPointer(`${pointer}${at?.items ? '/items' : ''}/properties`, name);
    at = group?.properties?.[name];
    return false;
  });
}
