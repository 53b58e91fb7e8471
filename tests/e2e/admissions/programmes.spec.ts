import { loadCatalogue } from '#catalogue/reading/load.ts';
import { expect, look, test } from '../../support/e2e.ts';

const { programmes } = loadCatalogue('.');

test('every programme has its page, which says all that its form asks', async ({ page }) => {
  await page.goto('/programmes');
  await expect(page.locator('.p-programmes > li')).toHaveCount(programmes.length);
  for (const { id, name, hasForm, sections } of programmes) {
    await page.goto(`/programmes/${id}`);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    if (!hasForm) continue;
    for (const { title } of Object.values(sections)) await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page.getByRole('img', { name: `The chart of ${name}` })).toBeVisible();
  }
});

test('a message is found, and leads to its question', async ({ page }) => {
  await page.goto('/programmes');
  await page.getByRole('searchbox', { name: 'Search' }).fill('jupeb date of birth');
  await page.getByRole('link', { name: /JUPEB.*Date of birth/ }).first().click();
  await expect(page).toHaveURL(/\/programmes\/jupeb#personal-details\.dateOfBirth$/);
  const question = page.locator('[id="personal-details.dateOfBirth"]');
  await expect(question).toBeInViewport();
  await expect(question).toContainText('you have to be more than 15 years old');
});

for (const width of [360, 1280]) {
  test(`the pages at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/programmes');
    await look(page, 'programmes');
    await page.goto('/programmes/jupeb');
    await expect(page.getByRole('heading', { name: 'The slip' })).toBeVisible();
    await look(page, 'programme');
  });
}

test('an unknown programme says so, among those that there are', async ({ page }) => {
  await page.goto('/programmes/jupebs');
  await expect(page.getByText('There is no programme ‘jupebs’')).toBeVisible();
  await expect(page.getByRole('link', { name: /JUPEB/ })).toBeVisible();
});
