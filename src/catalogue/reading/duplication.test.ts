import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

/** More fields, or rows of a slip, than this belong in `schemas/shared` when two programmes have them. */
const MOST = 5;

const written = Map.groupBy(
  globSync('schemas/!(shared)/*.json', { cwd: REPOSITORY })
    .sort()
    .map((file) => ({
      programme: file.split('/')[1]!,
      parts: partsIn(JSON.parse(readFileSync(join(REPOSITORY, file), 'utf8'))),
    })),
  ({ programme }) => programme,
);

function partsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const own = name === 'properties' ? Object.entries(part as object) : name === 'rows' ? (part as unknown[]) : [];
    return [...own.map((one) => JSON.stringify(one)), ...partsIn(part)];
  });
}

const programmes = [...written.keys()];
const pairs = programmes.flatMap((one, index) => programmes.slice(index + 1).map((other) => [one, other] as const));

test.each(pairs)('%s and %s write no block of six fields alike', (one, other) => {
  const [mine, theirs] = [one, other].map((id) => written.get(id)!.flatMap(({ parts }) => parts));
  const alike = mine!.filter((part) => theirs!.includes(part));
  expect(alike.length, alike.join('\n')).toBeLessThanOrEqual(MOST);
});
