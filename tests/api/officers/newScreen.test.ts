import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { temporaryCheckout } from '../../support/temporaryCheckout.ts';
import { isLong } from '../../support/volume.ts';

/** All that types, lint, tests and build read. The matrix of who may call what stands with the tests. */
const HOUSE = [
  'schemas',
  'flows',
  'data',
  'src',
  'scripts',
  'tests',
  'public',
  'packages',
  '.storybook',
  'package.json',
  'README.md',
  'tsconfig.json',
  '.oxlintrc.json',
  '.prettierrc.json',
  '.prettierignore',
  'index.html',
  'vite.config.ts',
  'vitest.config.ts',
];

function run(root: string, ...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, options, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TEMPLATES: JSON.stringify(inject('templates')) },
  });
  return { status, said: stdout + stderr };
}

const VENUES = [
  '--one',
  'exam venue',
  '--many',
  'exam venues',
  '--in',
  'school',
  '--at',
  '/school_setup/exam_venues',
  '--claim',
  'school-setup',
];

const PORTERS = [
  '--one',
  'porter',
  '--many',
  'porters',
  '--in',
  'operations',
  '--at',
  '/operations/porters',
  '--claim',
  'hostel',
];

const written = (said: string): string[] => said.split('\n').filter((line) => /^[\w./-]+\.(sql|json|tsx?)$/.test(line));

const isShown = (path: string) => /\.(test|stories)\.tsx?$/.test(path);

/** A busy machine checks the types of the whole house in minutes. */
const PATIENCE_MS = 600_000;

/** One copy of the house for all: what is made of both is looked at once. */
test(
  'a new screen is laid out whole, in a wing that has no page yet too: it is read in two minutes, and passes types, lint and the tests that came with it',
  () => {
    const root = temporaryCheckout(HOUSE);
    expect(run(root, 'scripts/new-screen.ts'), 'what is missing is asked for by its name').toMatchObject({
      status: 1,
      said: expect.stringContaining('--one') as unknown,
    });
    expect(run(root, 'scripts/new-screen.ts', ...VENUES.slice(0, 8), '--claim', 'school')).toMatchObject({
      status: 1,
      said: expect.stringContaining('school-setup') as unknown,
    });

    const [venues, porters] = [VENUES, PORTERS].map((screen) => run(root, 'scripts/new-screen.ts', ...screen));
    expect([venues!.status, porters!.status]).toEqual([0, 0]);
    const text = (path: string) => readFileSync(join(root, path), 'utf8');
    const linesOf = (paths: readonly string[]) =>
      paths.reduce((sum, path) => sum + text(path).split('\n').length - 1, 0);
    const files = written(venues!.said);
    expect(linesOf(files.filter((path) => !isShown(path)))).toBeLessThan(120);
    expect(files.filter(isShown)).toHaveLength(2);

    const names =
      "const { domains } = await import('./src/server/app.ts'); const { PAGES } = await import('./src/contract/pages.ts'); console.log(['examVenues', 'porters'].every((made) => domains.some(({ name }) => name === made)), PAGES.at(-1).to)";
    expect(run(root, '--input-type=module', '--eval', names)).toEqual({
      status: 0,
      said: 'true /operations/porters\n',
    });
    expect(run(root, 'scripts/generate.ts', '--check')).toMatchObject({ status: 0 });
    expect(text('src/contract/school/pages.ts')).toContain("to: '/school_setup/exam_venues', claim: 'school-setup'");
    expect(text('src/portal/staff/school/pages.ts')).toContain("import('./exam-venues/ExamVenuePages.tsx')");
    expect(text('tests/fixtures/access-matrix.md')).toContain('/ExamVenue/examVenues');
    expect(run(root, 'scripts/new-screen.ts', ...VENUES)).toMatchObject({
      status: 1,
      said: expect.stringContaining('is there already. Nothing was written') as unknown,
    });

    const all = [...files, ...written(porters!.said)];
    const of = (ending: RegExp) => all.filter((path) => ending.test(path));
    const vitest = (project: string, paths: readonly string[]) =>
      run(root, 'node_modules/vitest/vitest.mjs', 'run', '--project', project, ...paths);
    expect(run(root, 'node_modules/typescript-7/bin/tsc', '--noEmit', '--project', '.')).toEqual({
      status: 0,
      said: '',
    });
    expect(run(root, 'node_modules/oxlint/bin/oxlint', '--deny-warnings', ...of(/tsx?$/))).toMatchObject({ status: 0 });
    expect(run(root, 'node_modules/prettier/bin/prettier.cjs', '--check', ...of(/tsx?$/))).toMatchObject({ status: 0 });
    expect(vitest('api', of(/\.test\.ts$/))).toMatchObject({ status: 0 });
    if (!isLong) return;
    expect(vitest('api', ['tests/api/lists/agreement.test.ts', 'tests/api/database/statements.test.ts'])).toMatchObject(
      { status: 0 },
    );
    // The packages of the copy stand outside of it.
    const vite = '.storybook/vite.config.ts';
    writeFileSync(
      join(root, vite),
      text(vite).replace('  build:', `  server: { fs: { strict: false } }, cacheDir: '.vite',\n  build:`),
    );
    expect(vitest('stories', of(/\.stories\.tsx$/))).toMatchObject({ status: 0 });
    expect(run(root, 'scripts/build.ts')).toMatchObject({ status: 0 });
  },
  PATIENCE_MS,
);
