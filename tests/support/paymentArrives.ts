import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits for a payment that the sandbox has taken. Its notification may be quicker than the page: then nothing asks whether it was
 * paid, and a press on what has just gone would wait in vain.
 * @param receipt what a paid invoice offers
 */
export async function paymentArrives(page: Page, receipt: Locator): Promise<void> {
  const check = page.getByRole('button', { name: 'I have paid' });
  await expect(check.or(receipt).first()).toBeVisible();
  await expect(async () => {
    if (await check.isVisible()) await check.click({ timeout: 5_000 });
    await expect(receipt).toBeVisible({ timeout: 10_000 });
  }).toPass();
}
