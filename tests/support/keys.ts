import { expect, type Locator, type Page } from '@playwright/test';

const MOST_TABS = 90;

/** Focuses it as a person without a mouse does. @throws when it cannot be reached so */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_TABS} tabs did not reach ${target}`);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
