import { expect, test } from '../support/e2e.ts';
import { furtherSections, openForm } from '../support/openForm.ts';
import { asksSomething, FIXTURES, PROGRAMMES } from '../support/programmes.ts';
import { BYTE_BUDGET, listen, type Transfer } from '../support/transfer.ts';

/** Of the form's bytes, kilobytes that may be styles. */
const STYLES = 8;

test.use({ declarations: FIXTURES });

/** The programmes whose declarations have come over the line. */
const programmesIn = ({ files }: Transfer) => [...new Set(files.flatMap(({ path }) => /^\/programmes\/([^/]+)\//.exec(path)?.[1] ?? []))];

test('the landing page', async ({ page }) => {
  const heard = await listen(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const landing = heard();
  console.log(`landing page: scripts ${landing.scripts.toFixed(1)} kB, styles ${landing.styles.toFixed(1)} kB`);
  expect(landing.scripts + landing.styles).toBeLessThanOrEqual(BYTE_BUDGET.landing);
  expect(programmesIn(landing)).toEqual([]);
});

for (const programme of PROGRAMMES.filter(asksSomething)) {
  test(`${programme.name}: the form with its first section, and each further section`, async ({ page, context, college }) => {
    const heard = await listen(page);
    await page.goto(programme.card ? `/?mode=${programme.card.mode}` : '/');
    await page.goto(programme.routes.login, { waitUntil: 'networkidle' });
    expect(programmesIn(heard()), 'programmes that came before the form').toEqual([]);

    const form = await openForm(context, college.address, programme);
    const { scripts, styles } = form.transfer;
    const sections = await furtherSections(form, programme);
    console.log(`${programme.name}: scripts ${scripts.toFixed(1)} kB, styles ${styles.toFixed(1)} kB; further sections ${Object.values(sections).map((kilobytes) => kilobytes.toFixed(1)).join(', ')} kB`);
    expect(scripts + styles).toBeLessThanOrEqual(BYTE_BUDGET.form);
    expect(styles).toBeLessThanOrEqual(STYLES);
    for (const [section, kilobytes] of Object.entries(sections)) expect(kilobytes, section).toBeLessThanOrEqual(BYTE_BUDGET.furtherSection);
    expect(programmesIn(form.heard()), 'programmes that came with the form').toEqual([programme.id]);
  });
}
