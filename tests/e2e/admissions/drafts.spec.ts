import type { Page } from '@playwright/test';
import { expect, look, test } from '../../support/e2e.ts';
import { generateInvoice, logIn, payByCard } from '../../support/jupebWalk.ts';

test.use({ viewport: { width: 360, height: 740 } });

const address = (page: Page) => page.getByLabel(/^Address/);

async function intoTheForm(page: Page): Promise<string> {
  const rrr = await generateInvoice(page);
  await payByCard(page);
  await logIn(page);
  return rrr;
}

test('a reload in the middle of a word finds it again', async ({ page }) => {
  await intoTheForm(page);
  await address(page).pressSequentially('12 Mar');
  await page.reload();
  await expect(address(page)).toHaveValue('12 Mar');
});

test('without a line everything is kept on the device, and sent when the line is back', async ({ page, context }) => {
  await intoTheForm(page);
  await context.setOffline(true);
  await address(page).pressSequentially('7 Offline Road');
  await expect(page.getByText('Offline: kept on this device')).toBeVisible();
  await look(page, 'form-offline');
  await context.setOffline(false);
  await expect(page.locator('.draft-status')).toHaveText('Saved');
});

test('another device goes on where this one stopped', async ({ page, browser, college }) => {
  const rrr = await intoTheForm(page);
  await address(page).pressSequentially('12 Marina Road');
  await expect(page.locator('.draft-status')).toHaveText('Saved');
  const other = await (await browser.newContext({ baseURL: college.address })).newPage();
  await other.goto('/jupeb_login');
  await other.getByLabel('RRR').fill(rrr);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(address(other)).toHaveValue('12 Marina Road');
  await other.context().close();
});

test('two devices that went apart are shown side by side, and the applicant chooses', async ({ page, context, browser, college }) => {
  const rrr = await intoTheForm(page);
  await address(page).pressSequentially('1 First Road');
  await expect(page.locator('.draft-status')).toHaveText('Saved');
  await context.setOffline(true);
  await address(page).fill('2 This Road');

  const other = await (await browser.newContext({ baseURL: college.address })).newPage();
  await other.goto('/jupeb_login');
  await other.getByLabel('RRR').fill(rrr);
  await other.getByRole('button', { name: 'Login' }).click();
  await address(other).fill('3 Other Road');
  await expect(other.locator('.draft-status')).toHaveText('Saved');
  await other.context().close();

  await context.setOffline(false);
  await expect(page.getByText('Personal Details was also filled on another device')).toBeVisible({ timeout: 20_000 });
  await look(page, 'conflict');
  await page.getByLabel('The other device: 3 Other Road').check();
  await page.getByRole('button', { name: 'Keep these answers' }).click();
  await expect(address(page)).toHaveValue('3 Other Road');
  await expect(page.locator('.draft-status')).toHaveText('Saved');
});

test('a session that ran out leads to the login and loses nothing', async ({ page }) => {
  const rrr = await intoTheForm(page);
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { success: false, message: 'Please log in again to continue' } }));
  await address(page).pressSequentially('9 Late Road');
  await expect(page).toHaveURL(/\/jupeb_login$/);
  await page.unroute('**/api/**');
  await page.getByLabel('RRR').fill(rrr);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(address(page)).toHaveValue('9 Late Road');
});
