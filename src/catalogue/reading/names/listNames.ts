import type { Answer, FieldSchema } from '../../vocabulary.ts';
import { entriesOf } from '../lists.ts';

const read = new Map<string, ReadonlyMap<string, Answer> | undefined>();

/** The ids of a list that is the same everywhere, by the names that people read; undefined for one that the college fills. */
export function idsByName({ lookup, entries }: FieldSchema): ReadonlyMap<string, Answer> | undefined {
  if (entries) return byName(entries);
  if (lookup === undefined) return undefined;
  if (!read.has(lookup)) read.set(lookup, byName(entriesOf(lookup)));
  return read.get(lookup);
}

const byName = (entries: ReturnType<typeof entriesOf>): ReadonlyMap<string, Answer> | undefined =>
  entries && new Map(entries.map(({ id, name }) => [name, id]));

/** An answer from a list may be written as people read it: 'Nigeria' is 566. Anything else is as it is written. */
export const idOf = (answer: Answer, field: FieldSchema): Answer =>
  (typeof answer === 'string' ? idsByName(field)?.get(answer) : undefined) ?? answer;
