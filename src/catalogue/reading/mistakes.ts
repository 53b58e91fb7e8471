import { DeclarationError } from './declarationError.ts';

/** Collects mistakes, so that an author reads all of them at once. Order is the order of the work. */
export class Mistakes {
  readonly #all: DeclarationError[] = [];

  /** Returns undefined where the work met a mistake. */
  attempt<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (mistake) {
      // What is looked at after a mistake may stumble over it, and that would tell its author nothing more.
      if (mistake instanceof DeclarationError) this.#all.push(...mistake.all);
      else if (!this.any) throw mistake;
      return undefined;
    }
  }

  attemptEach<T>(items: Iterable<T>, work: (item: T) => void): void {
    for (const item of items) this.attempt(() => work(item));
  }

  get any(): boolean {
    return this.#all.length > 0;
  }

  get all(): readonly DeclarationError[] {
    return this.#all;
  }

  raise(): void {
    raise(this.#all);
  }
}

/** Does the work for every item before it throws what is wrong with any. @throws DeclarationError */
export function checkEach<T>(items: Iterable<T>, work: (item: T) => void): void {
  const mistakes = new Mistakes();
  mistakes.attemptEach(items, work);
  mistakes.raise();
}

/** Does all of the checks before it throws. @throws DeclarationError */
export const checkAll = (...checks: readonly (() => void)[]): void => checkEach(checks, (check) => check());

/** @throws DeclarationError with all of them, where there are any */
export function raise(mistakes: readonly DeclarationError[]): void {
  if (mistakes.length > 0) throw DeclarationError.together(mistakes);
}
