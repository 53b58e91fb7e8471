import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, type Manifest } from '#portal/app/manifest.ts';

const PORTAL = 'dist/portal';

const manifest = (): Manifest => JSON.parse(readFileSync(join(PORTAL, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The scripts and styles of these source files, with all that they import, without the entry's. */
export function chunksOf(sources: readonly string[]): ReadonlySet<string> {
  const { styles, scripts } = filesOf(manifest(), ...sources);
  if (scripts.length === 0) throw new Error(`The build knows none of ${sources.join(', ')}`);
  return new Set([...styles, ...scripts]);
}

/** The source files that this one fetches when it needs them, where what asks for them is not among other chunks. */
export function laterThan(source: string, without: ReadonlySet<string>): readonly string[] {
  const files = chunksOf([source]);
  return [
    ...new Set(
      Object.values(manifest()).flatMap(({ file, dynamicImports = [] }) =>
        files.has(file) && !without.has(file) ? dynamicImports : [],
      ),
    ),
  ];
}

/** Brotli, as they come over the line, of those that are not among others; of 1,000 bytes. */
export const kilobytesOf = (files: ReadonlySet<string>, without: ReadonlySet<string> = new Set()): number =>
  [...files].reduce((sum, file) => (without.has(file) ? sum : sum + statSync(join(PORTAL, `${file}.br`)).size), 0) /
  1000;
