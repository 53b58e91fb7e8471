import { loadCatalogue } from '#catalogue/reading/load.ts';
import { expect, glanceNarrow, look, test } from '../../support/e2e.ts';
import { signIn } from '../../support/logIn.ts';

const { programmes } = loadCatalogue('.');

const FORMS = '/applications/programmes';

test('every programme has its page for staff, which says all that its form asks', async ({ page }) => {
  await signIn(page, 'admissions');
  await page.goto(FORMS);
  await expect(page.locator('.p-programmes > li')).toHaveCount(programmes.length);
  for (const { id, name, hasForm, sections } of programmes) {
    await page.goto(`${FORMS}/${id}`);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    if (!hasForm) continue;
    for (const { title } of Object.values(sections))
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page.getByRole('img', { name: `The chart of ${name}` })).toBeVisible();
  }
});

test('a message is found, and leads to its question', async ({ page }) => {
  await signIn(page, 'admissions');
  await page.goto(FORMS);
  await page.getByRole('searchbox', { name: 'Search' }).fill('jupeb date of birth');
  await page
    .getByRole('link', { name: /JUPEB.*Date of birth/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/applications\/programmes\/jupeb#personal-details\.dateOfBirth$/);
  const question = page.locator('[id="personal-details.dateOfBirth"]');
  await expect(question).toBeInViewport();
  await expect(question).toContainText('you have to be more than 15 years old');
  const country = page.locator('[id="personal-details.countryId"]');
  await country.getByText('Answers and their ids').click();
  await expect(country.getByRole('listitem').filter({ hasText: /^566\s*Nigeria$/ })).toBeVisible();
  await look(page, 'ids-of-a-list');
});

for (const width of [360, 1280]) {
  test(`the pages of declarations at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'admissions');
    await page.goto(FORMS);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
    await look(page, 'declarations');
    await page.goto(`${FORMS}/jupeb`);
    await expect(page.getByRole('heading', { name: 'The slip' })).toBeVisible();
    await look(page, 'declaration');
  });

  test(`an applicant reads what is needed, and applies, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.getByRole('link', { name: 'What you need for Direct Entry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Direct Entry' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Who can apply' })).toContainText(
      'Your JAMB registration number is on the Direct Entry list',
    );
    await expect(page.getByRole('region', { name: 'Have these at hand' })).toContainText('Birth certificate');
    await look(page, 'needs');
    await glanceNarrow(page, 'needs');
    await page.getByRole('link', { name: 'Programmes', exact: true }).click();
    await expect(page.locator('.catalogue > li')).toHaveCount(programmes.length);
    await look(page, 'programmes');
    await page.getByRole('link', { name: 'JUPEB', exact: true }).click();
    await page.getByRole('link', { name: 'Apply' }).click();
    await expect(page.getByRole('heading', { name: 'Generate Jupeb Invoice' })).toBeVisible();
  });
}

test('what is declared word by word is for staff alone', async ({ page }) => {
  await page.goto(`${FORMS}/jupeb`);
  await expect(page.getByRole('heading', { name: 'The slip' })).toHaveCount(0);
  await expect(page).not.toHaveURL(/applications/);
});

test('an unknown programme says so, among those that there are', async ({ page }) => {
  await page.goto('/programmes/jupebs');
  await expect(page.getByText('There is no programme ‘jupebs’')).toBeVisible();
  await expect(page.getByRole('link', { name: 'JUPEB', exact: true })).toBeVisible();
});
