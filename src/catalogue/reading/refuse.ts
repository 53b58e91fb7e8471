import type { Place, Resolved } from './references.ts';
import { errorAt, type Source } from './source.ts';

/** A declaration whose words can be found in their files. */
export type Placed = Pick<Resolved, 'source' | 'value' | 'placeOf'>;

/** Throws the mistake at a pointer of a declaration, where it was written; of a shared block also who uses it. */
export function refuse(declared: Placed, pointer: string, sentence: string): never {
  const { source, pointer: at } = declared.placeOf(pointer);
  const user = source === declared.source ? '' : ` (Used in ${declared.source.file} ${pointer}.)`;
  throw errorAt(source, at, `${sentence}${user}`);
}

/** A file as it stands, its references not followed. */
export const unresolved = (source: Source): Placed =>
  ({ source, value: source.value, placeOf: (pointer): Place => ({ source, pointer }) });
