import { distance } from 'fastest-levenshtein';

export class DeclarationError extends Error {
  readonly file: string;
  readonly line: number;
  readonly pointer: string;

  constructor(at: { file: string; line: number; pointer: string }, sentence: string) {
    super(`${at.file}:${at.line} ${at.pointer || '/'} ${sentence}`);
    this.file = at.file;
    this.line = at.line;
    this.pointer = at.pointer;
  }
}

/** Returns ` Did you mean 'states'?`, or all known names where none is near, or '' where none is known. */
export function didYouMean(given: string, known: Iterable<string>): string {
  const ranked = [...known]
    .map((name) => ({ name, far: distance(given.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const nearest = ranked[0];
  if (!nearest) return '';
  return nearest.far <= Math.max(2, given.length / 2)
    ? ` Did you mean '${nearest.name}'?`
    : ` Known are: ${ranked
        .map(({ name }) => name)
        .sort()
        .join(', ')}.`;
}
