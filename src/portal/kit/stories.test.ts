import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const sources = new Map(globSync('src/portal/**/*.{ts,tsx}').map((path) => [path, readFileSync(path, 'utf8')]));
const stories = [...sources.keys()].filter((path) => path.endsWith('.stories.tsx'));

const importsOf = (path: string): string[] =>
  [...sources.get(path)!.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)]
    .map(([, to]) => normalize(join(dirname(path), to!)))
    .filter((to) => sources.has(to));

/** A module, and all that it imports of the portal. */
function closureOf(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const imported of importsOf(path)) closureOf(imported, seen);
  return seen;
}

const isOfKit = (path: string) => path.startsWith('src/portal/kit/');

test('every part of the kit is drawn by a story', () => {
  const drawn = new Set(stories.flatMap((story) => [...closureOf(story)]));
  expect([...sources.keys()].filter((path) => isOfKit(path) && path.endsWith('.tsx') && !drawn.has(path))).toEqual([]);
});

/** A state, how a part shows that it can have it, and how the stories beside it show it. What waits for a library alone has no story. */
const STATES = [
  { state: 'at 360 px', has: /./, shows: /'phone'/ },
  {
    state: 'by keyboard',
    has: /<(Button|button|input|select|textarea|Link|a)\b|onKeyDown/,
    shows: /userEvent\.(keyboard|tab|type)\(/,
  },
  { state: 'loading', has: /(?<!<Suspense\s+fallback=\{[^{}]*)<LoadingState/, shows: /const (Loading|Looking)\b/ },
  { state: 'error', has: /<ErrorState/, shows: /const (Failed|Refused)\b/ },
  { state: 'offline', has: /<ErrorState/, shows: /const WithoutALine\b/ },
  { state: 'empty', has: /<NonIdealState/, shows: /const (Empty|Nothing\w+)\b/ },
] as const;

const folders = Map.groupBy(stories.filter(isOfKit), (path) => dirname(path));

test.each([...folders])('%s shows each state that its parts have', (folder, beside) => {
  const words = (paths: Iterable<string>) => [...paths].map((path) => sources.get(path)).join('\n');
  const parts = words(
    new Set(
      beside
        .flatMap((story) => [...closureOf(story)])
        .filter((path) => dirname(path) === folder && path.endsWith('.tsx') && !path.endsWith('.stories.tsx')),
    ),
  );
  expect(
    STATES.filter(({ has, shows }) => has.test(parts) && !shows.test(words(beside))).map(({ state }) => state),
  ).toEqual([]);
});
