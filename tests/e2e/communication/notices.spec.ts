import type { Page } from '@playwright/test';
import { expect, look, test } from '../../support/e2e.ts';
import { logIn } from '../../support/logIn.ts';

const MANAGEMENT = '/notice_board_management';

/** By keyboard alone: the first words bold, then a list of two; Tab leaves, as it leaves any field. */
async function writeDescription(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Description/ }).focus();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Lectures end on Friday.');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bulleted list' }).press('Enter');
  await page.keyboard.type('Hostels close at noon');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Keys go to the porter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('First day')).toBeFocused();
}

async function write(page: Page, category: string, title: string): Promise<void> {
  await page.goto(MANAGEMENT);
  await page.getByRole('link', { name: 'Write a notice' }).click();
  await expect(page.getByRole('heading', { name: 'Write a notice' })).toBeVisible();
  await page.getByLabel('Category').focus();
  await page.getByLabel('Category').selectOption(category);
  await page.getByLabel('Title').fill(title);
  await writeDescription(page);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The notice has been written')).toBeVisible();
}

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function switchOff(page: Page, title: string): Promise<void> {
  await page.goto(MANAGEMENT);
  await rowOf(page, title).getByRole('button', { name: 'Switch off' }).click();
  await expect(rowOf(page, title).getByRole('button', { name: 'Switch on' })).toBeVisible();
  await expect(page.getByText(/: switched off$/)).toBeVisible();
}

for (const [width, reader, category] of [
  [360, 'student', 'All Students'],
  [1280, 'admissions', 'Staff'],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a notice is written, opens by itself once for its readers, is corrected and switched off', async ({
      page,
      browser,
      college,
    }) => {
      const title = `Harmattan break ${width}`;
      await logIn(page, 'admin');
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await write(page, category, title);
      await page.getByLabel('Last day').fill('1/1/2020');
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('the last day cannot be before the first').first()).toBeVisible();
      await look(page, 'notice-mistake');
      await page.reload();
      await expect(page.getByLabel('Title')).toHaveValue(title);
      await expect(page.getByRole('textbox', { name: /^Description/ }).getByRole('listitem')).toHaveText([
        'Hostels close at noon',
        'Keys go to the porter',
      ]);
      await page.getByLabel('Last day').fill('');
      await look(page, 'notice-create');
      await publish(page);
      await expect(rowOf(page, title)).toContainText(category);
      await look(page, 'notice-list');

      const theirs = await browser.newContext({ baseURL: college.address, viewport: { width, height: 800 } });
      const other = await theirs.newPage();
      await logIn(other, reader);
      const dialog = other.getByRole('dialog', { name: 'General Notice' });
      await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
      await expect(dialog.locator('b, strong')).toHaveText('Lectures end on Friday.');
      await expect(dialog.getByRole('listitem')).toHaveCount(2);
      await look(other, 'general-notice');
      await Promise.all([
        other.waitForResponse(/\/Notices\/seen$/),
        dialog.getByRole('button', { name: 'I have read this' }).click(),
      ]);
      await expect(dialog).toHaveCount(0);
      await other.reload();
      await expect(
        other.getByRole('region', { name: 'General Notice' }).getByRole('heading', { name: title }),
      ).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await look(other, 'dashboard-notices');

      await rowOf(page, title).getByRole('link', { name: title }).click();
      await page.getByRole('textbox', { name: 'Title' }).fill(`${title}, corrected`);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(rowOf(page, `${title}, corrected`)).toBeVisible();
      await switchOff(page, title);
      await other.reload();
      await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await expect(other.getByText(title)).toHaveCount(0);
      await theirs.close();
    });

    test('one for prospective students stands on the landing page until it is switched off', async ({ page }) => {
      const title = `Screening moves ${width}`;
      await logIn(page, 'admin');
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await write(page, 'Prospective Students', title);
      await page.getByRole('textbox', { name: /^Description/ }).focus();
      await page.keyboard.press('Control+a');
      await page.getByRole('button', { name: 'Link' }).click();
      await page.getByLabel('Address').fill('javascript:alert(1)');
      await page.getByRole('button', { name: 'Make link' }).click();
      await expect(page.getByText('please enter an address, such as https://www.example.com')).toBeVisible();
      await page.getByLabel('Address').fill('www.example.com/screening');
      await page.getByRole('button', { name: 'Make link' }).click();
      await publish(page);
      await page.goto('/');
      await page.getByRole('button', { name: `Read more: ${title}` }).click();
      await expect(page.getByRole('dialog', { name: title }).getByRole('link').first()).toHaveAttribute(
        'href',
        'https://www.example.com/screening',
      );
      await switchOff(page, title);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Applications', exact: true })).toBeVisible();
      await expect(page.getByText(title)).toHaveCount(0);
    });
  });
}
