import { fileURLToPath } from 'node:url';
import { expect, look, test } from '../../support/e2e.ts';

/** A programme of the college's own is left out here, as its chart is of before a chart had a check. */
test.use({ declarations: fileURLToPath(new URL('../../fixtures/refused', import.meta.url)) });

for (const width of [360, 1280]) {
  test(`a form that is being corrected, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const card = page.getByRole('article', { name: 'Vacation School' });
    await expect(card).toContainText('This form is being corrected');
    await expect(card.getByRole('link')).toHaveText(/See your payment/);
    await expect(page.getByRole('article', { name: 'JUPEB' }).getByRole('link', { name: /^Apply/ })).toBeVisible();
    await card.scrollIntoViewIfNeeded();
    await look(page, 'refused card');

    for (const path of [
      '/vacation_school_login',
      '/vacation_school_application',
      '/generate_vacation_school_application_invoice',
      '/vacation_school_students_invoice',
      '/programmes/vacation-school',
    ]) {
      await page.goto(path);
      await expect(page.getByText('This form is being corrected'), path).toBeVisible();
      await expect(page, path).toHaveURL(path);
    }
    await page.goto('/vacation_school_login');
    await look(page, 'refused login');
    await page.getByRole('link', { name: 'See its payment and receipt' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your payment' })).toBeVisible();
  });
}
