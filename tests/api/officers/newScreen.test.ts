import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryHouse } from '../../support/temporaryHouse.ts';

/** The matrix of who may call what stands with the tests. */
const HOUSE = ['schemas', 'flows', 'data', 'src', 'scripts', 'tests', 'package.json'];

function run(root: string, ...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { cwd: root, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

const VENUES = ['--one', 'exam venue', '--many', 'exam venues', '--in', 'school', '--at', '/school_setup/exam_venues', '--claim', 'school-setup'];

const PORTERS = ['--one', 'porter', '--many', 'porters', '--in', 'hostels', '--at', '/hostels/porters', '--claim', 'hostel'];

/** One copy of the house for all: what is made of both is looked at once. */
test('a new screen is laid out whole, in a wing that has none yet too: the server has its domain, the portal its pages, and who may call it is written down', () => {
  const root = temporaryHouse(HOUSE);
  expect(run(root, 'scripts/new-screen.ts'), 'what is missing is asked for by its name').toMatchObject({ status: 1, said: expect.stringContaining('--one') as unknown });
  expect(run(root, 'scripts/new-screen.ts', ...VENUES.slice(0, 8), '--claim', 'school')).toMatchObject({ status: 1, said: expect.stringContaining('school-setup') as unknown });

  for (const screen of [VENUES, PORTERS]) expect(run(root, 'scripts/new-screen.ts', ...screen)).toMatchObject({ status: 0 });
  const names = "const { domains } = await import('./src/server/app.ts'); const { PAGES } = await import('./src/contract/pages.ts'); console.log(['examVenues', 'porters'].every((made) => domains.some(({ name }) => name === made)), PAGES.at(-1).to)";
  expect(run(root, '--input-type=module', '--eval', names)).toEqual({ status: 0, said: 'true /hostels/porters\n' });
  expect(run(root, 'scripts/generate.ts', '--check')).toMatchObject({ status: 0 });
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(text('src/contract/school/pages.ts')).toContain("to: '/school_setup/exam_venues', claim: 'school-setup'");
  expect(text('src/portal/staff/school/pages.ts')).toContain("import('./exam-venues/ExamVenuePages.tsx')");
  expect(text('tests/fixtures/access-matrix.md')).toContain('/ExamVenue/examVenues');
  expect(run(root, 'scripts/new-screen.ts', ...VENUES)).toMatchObject({ status: 1, said: expect.stringContaining('is there already. Nothing was written') as unknown });
});
