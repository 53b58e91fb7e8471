import type { Resolved } from './references.ts';
import { errorAt, type Source } from './source.ts';
import type { Place } from './writtenPlaces.ts';

export type Placed = Pick<Resolved, 'source' | 'value' | 'placeOf'>;

/** The place is where the word was written; for a shared block the sentence also names its user. */
export function refuse(declared: Placed, pointer: string, sentence: string): never {
  const { source, pointer: at } = declared.placeOf(pointer);
  const user = source === declared.source ? '' : ` (Used in ${declared.source.file} ${pointer}.)`;
  throw errorAt(source, at, `${sentence}${user}`);
}

export const unresolved = (source: Source): Placed => ({
  source,
  value: source.value,
  placeOf: (pointer): Place => ({ source, pointer }),
});
