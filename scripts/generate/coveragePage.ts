import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { LOOKUPS } from '#catalogue/registry/lookups.ts';
import { PAGES } from '#contract/pages.ts';
import type { addressPages as AddressPages } from '../specification/addresses.ts';
import { servers } from '../specification/actions.ts';
import { specifiedActions } from '../specification/specified.ts';
import { mountedEndpoints } from './mountedEndpoints.ts';
import { mentions, mentionsApart, writtenOut } from './mentions.ts';

/** So many tests of each are listed: more would change this page at every turn. */
const MOST = 2;

/** It opens each public address. */
const OPENS_PUBLIC = 'tests/e2e/routes.spec.ts';

/** It opens each address for who is signed in. */
const OPENS_SIGNED_IN = 'tests/e2e/signedIn.spec.ts';

/** It calls each address of the registry of lookups. */
const CALLS_LOOKUPS = 'tests/api/school/lookups.test.ts';

const INTRODUCTION = `# What the specification names, and its tests

Each of the specification's addresses and actions, with tests that use it: at most two, those in a browser first. Written by
\`npm run generate\`, which looks in \`tests/\` for the address, and otherwise for the story of its page beside the page's file.
\`in parts\` stands where a test puts the address together, and \`by name\` where a test in a browser says the name of the page, which
no other page has; \`opens it\` where a test in a browser opens the page and does no more. What nothing there names has **no test
of its own**.

Beside these, \`${OPENS_PUBLIC}\` opens every public address, \`${OPENS_SIGNED_IN}\` every other one, and
\`tests/api/people/roles/matrix.test.ts\` calls every endpoint as every caller.
`;

interface Text {
  readonly file: string;
  readonly text: string;
}

/** The page of the documentation that says which test uses what the specification names. */
export async function coveragePage(root: string, catalogue: Catalogue): Promise<Record<string, string>> {
  // A copy without tests, as an officer's or one that is installed, has nothing to list.
  if (!existsSync(join(root, 'tests/e2e'))) return {};
  const read = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file): Text => ({ file, text: writtenOut(readFileSync(join(root, file), 'utf8')) }));
  const inBrowser = read('tests/e2e/**/*.spec.ts');
  const tests = [...inBrowser, ...read('tests/{api,attack}/**/*.test.ts')];
  const support = read('tests/support/**/*.ts');
  const stories = new Set(globSync('src/portal/**/*.stories.tsx', { cwd: root }));

  /** Vite reads the portal's pages, which are TSX. */
  const {
    module: { addressPages },
  } = await runnerImport<{ readonly addressPages: typeof AddressPages }>('/scripts/specification/addresses.ts', {
    root,
    logLevel: 'silent',
  });
  const addresses = addressPages().map(({ audience, path, file }): Row => {
    const story = file?.replace(/\.tsx$/, '.stories.tsx');
    const [, parent = '', last = ''] = /^(.*)\/([^/]*)$/.exec(path)!;
    const name = nameOf(path);
    return [
      audience,
      path,
      firstOf(
        () => [
          ...using(tests, (text) => mentions(text, path)),
          ...(story && stories.has(story) ? [story] : []),
          ...(audience === 'public' ? [OPENS_PUBLIC] : []),
        ],
        () => using(inBrowser, (text) => mentionsApart(text, parent, last)).map((test) => `${test} in parts`),
        () => (name ? using(inBrowser, (text) => text.includes(`'${name}'`)).map((test) => `${test} by name`) : []),
        () => (audience === 'public' ? [] : [`${OPENS_SIGNED_IN} opens it`]),
      ),
    ];
  });

  const endpoints = (await mountedEndpoints(catalogue)).map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'));
  const served = servers(endpoints);
  const lookups = new Set<string>(Object.values(LOOKUPS).map(({ path }) => path));
  const actions = specifiedActions().map(({ family, name }): Row => {
    const paths = [...new Set(served({ family, name }))];
    const whole = (text: string) => paths.some((path) => mentions(text, path));
    const apart = (text: string) =>
      paths.some((path) => mentionsApart(text, `/${family}`, path.slice(family.length + 2)));
    return [
      family,
      name,
      firstOf(
        () => using(tests, whole),
        () => using(support, whole),
        () => [
          ...using(tests, apart).map((file) => `${file} in parts`),
          ...(paths.some((path) => lookups.has(path)) ? [CALLS_LOOKUPS] : []),
        ],
      ),
    ];
  });
  return {
    'docs/coverage.md': [
      INTRODUCTION,
      section('Addresses', ['for', 'address', 'tests'], addresses),
      section('Actions', ['family', 'action', 'tests'], actions),
    ].join('\n'),
  };
}

/** The name of the page at an address, where it is no other page's. */
function nameOf(path: string): string | undefined {
  const own = PAGES.find(({ to }) => to === path.replace(/\/\{\w+\}$/, ''))?.name;
  return PAGES.filter(({ name }) => name === own).length === 1 ? own : undefined;
}

type Row = readonly [group: string, name: string, tests: readonly string[]];

const using = (texts: readonly Text[], uses: (text: string) => boolean): string[] =>
  texts.filter(({ text }) => uses(text)).map(({ file }) => file);

function firstOf(...ways: readonly (() => string[])[]): string[] {
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

function section(title: string, heads: readonly string[], rows: readonly Row[]): string {
  const without = rows.filter(([, , tests]) => tests.length === 0).length;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    `${rows.length}, of which ${without} have no test of their own.`,
    '',
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map(([group, name, tests]) => line([group, `\`${name}\``, namedTests(tests)])),
    '',
  ].join('\n');
}

const namedTests = (tests: readonly string[]): string =>
  tests.length === 0
    ? '**no test of its own**'
    : [...new Set(tests)]
        .slice(0, MOST)
        .map((test) => test.replace(/^\S+/, '`$&`'))
        .join(', ');
