import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../tests/fixtures/specification/', import.meta.url));

/** What is specified and not built, a line each, as `npm run coverage` writes it. */
export const MISSING_FILE = `${FOLDER}missing.txt`;

export type Audience = 'public' | 'student' | 'staff';

export interface SpecifiedAddress {
  readonly audience: Audience;
  /** Parameters are in braces, as in `/development_levy/invoice/{rrr}`. */
  readonly path: string;
}

export interface SpecifiedAction {
  /** The first part of its address: `Payment`. */
  readonly family: string;
  readonly name: string;
}

const linesOf = (file: string): [string, string][] =>
  readFileSync(FOLDER + file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [string, string]);

/** The specification's 252 addresses. */
export const specifiedAddresses = (): SpecifiedAddress[] =>
  linesOf('routes.tsv').map(([audience, path]) => ({ audience: audience as Audience, path }));

/** The specification's 251 actions. */
export const specifiedActions = (): SpecifiedAction[] =>
  linesOf('actions.tsv').flatMap(([family, names]) => names.split(' ').map((name) => ({ family, name })));

/** The lines of `missing.txt` that speak of a kind. */
export const knownMissing = (kind: 'address' | 'action'): string[] =>
  readFileSync(MISSING_FILE, 'utf8')
    .trim()
    .split('\n')
    .filter((line) => line.startsWith(`${kind} `));
