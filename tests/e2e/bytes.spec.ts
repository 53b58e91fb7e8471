import { expect, test } from '../support/e2e.ts';
import { generateInvoice, logIn, payByCard } from '../support/jupebWalk.ts';
import { BYTE_BUDGET, listen, sectionKilobytes } from '../support/transfer.ts';

/** Of the form's bytes, kilobytes that may be styles. */
const STYLES = 8;

test('the landing page', async ({ page }) => {
  const heard = await listen(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const { scripts, styles } = heard();
  console.log(`landing page: scripts ${scripts.toFixed(1)} kB, styles ${styles.toFixed(1)} kB`);
  expect(scripts + styles).toBeLessThanOrEqual(BYTE_BUDGET.landing);
});

test('the form with its first section, and each further section', async ({ page, college }) => {
  await generateInvoice(page);
  await payByCard(page);
  await logIn(page);

  const form = await page.context().newPage();
  const heard = await listen(form);
  await form.goto(`${college.address}/jupeb_application`);
  await form.getByLabel(/^Address/).waitFor();
  const first = heard();
  console.log(`form with its first section: scripts ${first.scripts.toFixed(1)} kB, styles ${first.styles.toFixed(1)} kB`);
  expect(first.scripts + first.styles).toBeLessThanOrEqual(BYTE_BUDGET.form);
  expect(first.styles).toBeLessThanOrEqual(STYLES);
  for (const section of ['sponsor-and-referee', 'o-level-result']) {
    const kilobytes = await sectionKilobytes(form, first, section);
    console.log(`${section}: ${kilobytes.toFixed(1)} kB`);
    expect(kilobytes).toBeLessThanOrEqual(BYTE_BUDGET.furtherSection);
  }
});
