import type { FieldSchema } from '../vocabulary.ts';
import { didYouMean } from './declarationError.ts';

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
