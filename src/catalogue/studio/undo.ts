import { apply, applyAll } from './apply.ts';
import { Inapplicable, type ProgrammeDocument } from './document.ts';
import type { Operation } from './operation.ts';
import { meet } from './touches.ts';

/** In the order in which they were taken, without those that are undone. */
export interface Taken {
  readonly id: string;
  readonly operation: Operation;
}

export type Undoing<T extends Taken> =
  | { readonly document: ProgrammeDocument; readonly dependent?: never }
  | { readonly document?: never; readonly dependent: T };

/**
 * The document as if an operation had never been: all the others, applied anew. That is its exact inverse, and the others stay
 * whole. A later one that changes the same property, or has nothing to act on without it, is the one that depends on it.
 */
export function undo<T extends Taken>(base: ProgrammeDocument, taken: readonly T[], id: string): Undoing<T> {
  const index = taken.findIndex((each) => each.id === id);
  const undone = taken[index];
  if (!undone) throw new Inapplicable('This change is undone already');
  let document = applyAll(
    base,
    taken.slice(0, index).map(({ operation }) => operation),
  );
  for (const later of taken.slice(index + 1)) {
    if (meet(undone.operation, later.operation)) return { dependent: later };
    try {
      document = apply(document, later.operation);
    } catch (error) {
      if (error instanceof Inapplicable) return { dependent: later };
      throw error;
    }
  }
  return { document };
}
