import type { Programme } from '#catalogue/programme.ts';
import { SHELL } from '#contract/shell/pages.ts';
import { FRAME } from '#portal/app/frame.ts';
import { SIGNED_IN } from '#portal/app/otherPages.ts';
import { OTHERWISE } from '#portal/app/pages.ts';
import { SIGNED_IN_PAGES } from '#portal/app/signedInPages.ts';
import { stepsOf } from '../../src/form/flow/steps.ts';
import { chunksOf, kilobytesOf, laterThan } from '../support/chunks.ts';
import { expect, test } from '../support/e2e.ts';
import { signIn } from '../support/logIn.ts';
import { openForm, sectionKilobytes } from '../support/openForm.ts';
import { kindsIn } from '../support/person/fieldKinds.ts';
import { asksSomething, FIXTURES, PROGRAMMES } from '../support/programmes.ts';
import { setDay } from '../support/setDay.ts';
import { BYTE_BUDGET, listen, type Transfer } from '../support/transfer.ts';
import { isLong } from '../support/volume.ts';

/** Of the form's bytes, kilobytes that may be styles. */
const STYLES = 9;

test.use({ declarations: FIXTURES });

/** Fetched while the first signed-in page stands, and counted with it. */
const AHEAD = 'src/portal/shell/partsAhead.ts';

/** The programmes whose declarations have come over the line. */
const programmesIn = ({ files }: Transfer) => [
  ...new Set(files.flatMap(({ path }) => /^\/programmes\/([^/]+)\//.exec(path)?.[1] ?? [])),
];

test('the landing page', async ({ page }) => {
  const heard = await listen(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const landing = heard();
  console.log(`landing page: scripts ${landing.scripts.toFixed(1)} kB, styles ${landing.styles.toFixed(1)} kB`);
  expect(landing.scripts + landing.styles).toBeLessThanOrEqual(BYTE_BUDGET.landing);
  expect(programmesIn(landing)).toEqual([]);
});

for (const [name, path, heading, budget] of [
  ['the login', '/login', 'Login', BYTE_BUDGET.login],
  ['the first signed-in page', '/dashboard', 'Dashboard', BYTE_BUDGET.signedIn],
] as const) {
  test(name, async ({ page }) => {
    if (path !== '/login') await signIn(page, 'admin');
    const heard = await listen(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const { scripts, styles, files } = heard();
    const later =
      path === '/login' ? 0 : kilobytesOf(chunksOf([AHEAD]), new Set(files.map((file) => file.path.slice(1))));
    console.log(
      `${name}: scripts ${scripts.toFixed(1)} kB, styles ${styles.toFixed(1)} kB, fetched ahead ${later.toFixed(1)} kB`,
    );
    expect(scripts + styles + later).toBeLessThanOrEqual(budget);
  });
}

/** Each is a request of its own; there were 35 to 61. */
const SCRIPTS = 26;

for (const [heading, path] of [
  ['Dashboard', '/dashboard'],
  ['Users', '/user_management/users'],
  ['Audit log', '/user_management/audit'],
] as const) {
  test(`a full load of ${path} takes few scripts, and asks once for jobs and notifications`, async ({ page }) => {
    await signIn(page, 'admin');
    await setDay(page, '2026-12-24');
    const heard = await listen(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    const arrived = () => heard().files.map((file) => file.path);
    // They are fetched when the page has been quiet for a while, and nothing is fetched by itself after them.
    for (const late of ['partsAhead', 'Palette'])
      await expect.poll(() => arrived().join(' '), { message: `${late} has come` }).toContain(`/assets/${late}-`);
    const scripts = arrived().filter((file) => file.endsWith('.js'));
    console.log(`${path}: ${scripts.length} scripts`);
    expect(scripts.length).toBeLessThanOrEqual(SCRIPTS);
    for (const asked of ['/api/BackgroundJob/jobs', '/api/Notification/recent-notifications'])
      expect(arrived().filter((file) => file === asked)).toEqual([asked]);
  });
}

test('each further signed-in page', () => {
  const dashboard = SIGNED_IN_PAGES.find(({ path }) => path === SHELL.dashboard.to)!.page.file;
  const before = chunksOf([OTHERWISE.file, SIGNED_IN.file, FRAME.file, dashboard, AHEAD]);
  // What a page fetches by itself, such as a screen below its address, comes on top of it.
  const visits = SIGNED_IN_PAGES.flatMap(({ page: { file } }) => [
    [file],
    ...laterThan(file, before).map((part) => [file, part]),
  ]);
  const weights = visits
    .map((files) => [kilobytesOf(chunksOf(files), before), files.join(', ')] as const)
    .toSorted(([one], [other]) => other - one);
  console.log(
    `further pages: ${weights
      .slice(0, 5)
      .map(([kilobytes, which]) => `${kilobytes.toFixed(1)} kB (${which})`)
      .join(', ')}`,
  );
  expect(weights.length).toBeGreaterThan(40);
  expect(weights.filter(([kilobytes]) => kilobytes > BYTE_BUDGET.further)).toEqual([]);
});

const forms = PROGRAMMES.filter(asksSomething);

const firstSection = ({ chart, sections }: Programme) => sections[stepsOf(chart)[0]!.section]!;

/** What a form loads besides its sections follows from the kinds of fields that its first section has. */
const kindsAtFirst = (programme: Programme) => [...new Set(kindsIn(firstSection(programme)))].sort().join();

/** Of those that load the same, the one whose first section is the longest. */
const longestLast = forms.toSorted(
  (one, other) => JSON.stringify(firstSection(one)).length - JSON.stringify(firstSection(other)).length,
);
const measured = isLong
  ? forms
  : [...new Map(longestLast.map((programme) => [kindsAtFirst(programme), programme])).values()];

for (const programme of measured) {
  test(`${programme.name}: the form with its first section`, async ({ page, context, college }) => {
    const heard = await listen(page);
    await page.goto(programme.card ? `/?mode=${programme.card.mode}` : '/');
    await page.goto(programme.routes.login, { waitUntil: 'networkidle' });
    expect(programmesIn(heard()), 'programmes that came before the form').toEqual([]);

    const {
      transfer: { scripts, styles },
      heard: heardOfForm,
    } = await openForm(context, college.address, programme);
    console.log(`${programme.name}: scripts ${scripts.toFixed(1)} kB, styles ${styles.toFixed(1)} kB`);
    expect(scripts + styles).toBeLessThanOrEqual(BYTE_BUDGET.form);
    expect(styles).toBeLessThanOrEqual(STYLES);
    expect(programmesIn(heardOfForm()), 'programmes that came with the form').toEqual([programme.id]);
  });
}

test('each section of each programme', async ({ page }) => {
  await page.goto('/no_access');
  for (const programme of forms) {
    const sections = await sectionKilobytes(page, programme);
    console.log(
      `${programme.name}: sections ${Object.values(sections)
        .map((kilobytes) => kilobytes.toFixed(1))
        .join(', ')} kB`,
    );
    for (const [section, kilobytes] of Object.entries(sections))
      expect(kilobytes, `${programme.name}, ${section}`).toBeLessThanOrEqual(BYTE_BUDGET.section);
  }
});
