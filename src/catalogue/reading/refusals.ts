import type { Refusal } from '../catalogue.ts';
import type { RefusedProgramme } from '../programme.ts';
import { DeclarationError } from './declarationError.ts';

/** Collects what is wrong in a college's own declarations, so that none of it stops the reading of the rest. */
export class Refusals {
  readonly #all: Refusal[] = [];

  /** Returns undefined where the work met a mistake. `file` is told where the mistake does not say itself where it is. */
  attempt<T>(file: string, work: () => T, programme?: () => RefusedProgramme): T | undefined {
    try {
      return work();
    } catch (error) {
      const mistake =
        error instanceof DeclarationError ? error : mistakeIn(file, `cannot be read: ${(error as Error).message}.`);
      this.#all.push({ mistake, ...(programme && { programme: programme() }) });
      return undefined;
    }
  }

  /** The mistake of a shared file is told once, with the programmes that it stops. */
  get all(): readonly Refusal[] {
    const stopping = new Set(this.#all.filter(({ programme }) => programme).map(({ mistake }) => mistake.message));
    return this.#all.filter(({ mistake, programme }) => programme || !stopping.has(mistake.message));
  }
}

export const mistakeIn = (file: string, sentence: string) =>
  new DeclarationError({ file, line: 1, pointer: '' }, sentence);
