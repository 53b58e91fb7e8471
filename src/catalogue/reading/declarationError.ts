import { distance } from 'fastest-levenshtein';

interface At {
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
}

/** One mistake, or several: then it speaks as the first of them, and `all` has each. */
export class DeclarationError extends Error {
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
  readonly #sentence: string;
  readonly #others: readonly DeclarationError[];

  constructor(at: At, sentence: string, others: readonly DeclarationError[] = []) {
    super(`${at.file}:${at.line} ${at.pointer || '/'} ${sentence}`);
    this.file = at.file;
    this.line = at.line;
    this.pointer = at.pointer;
    this.#sentence = sentence;
    this.#others = others;
  }

  get sentence(): string {
    return this.#sentence;
  }

  get all(): readonly DeclarationError[] {
    return [this, ...this.#others];
  }

  static together([first, ...others]: readonly DeclarationError[]): DeclarationError {
    return new DeclarationError(first!, first!.#sentence, others);
  }
}

/** Returns ` Did you mean 'states'?`, or all known names where none is near, or '' where none is known. */
export function didYouMean(given: string, known: Iterable<string>): string {
  const ranked = [...known]
    .map((name) => ({ name, far: distance(given.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const nearest = ranked[0];
  if (!nearest) return '';
  return isNear(given, nearest.name)
    ? ` Did you mean '${nearest.name}'?`
    : ` Known are: ${ranked
        .map(({ name }) => name)
        .sort()
        .join(', ')}.`;
}

/** One is probably the other, misspelt. */
export function isNear(given: string, known: string): boolean {
  const far = distance(given.toLowerCase(), known.toLowerCase());
  return far <= Math.max(2, given.length / 2) && far < Math.max(given.length, known.length);
}

/** Of names of files, which are alike in much. */
export const isMisspelt = (given: string, known: string): boolean => distance(given, known) <= 2;
