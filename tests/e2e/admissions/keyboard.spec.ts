import type { Page } from '@playwright/test';
import { expect, look, test } from '../../support/e2e.ts';
import { press, tabTo } from '../../support/keys.ts';
import { signIn } from '../../support/logIn.ts';
import { sheetOf } from '../../support/sheet.ts';

async function type(page: Page, label: string, words: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(words);
}

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('row');

/** One page of each kind of the kit, with the keyboard alone: what cannot be reached by Tab cannot be used here. */
test.beforeEach(async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/user_management/users');
  await expect(rows(page).nth(1)).toBeVisible();
});

test('a list is searched, sorted and left through a row', async ({ page }) => {
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('matricula');
  await expect(page).toHaveURL(/search=matricula/);
  await press(page, page.getByRole('button', { name: 'Username' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'descending');
  await press(page, rows(page).nth(1).getByRole('link'));
  await expect(page.getByRole('button', { name: 'Send password mail' })).toBeVisible();
});

test('a form is refused, corrected and sent; the record it makes is corrected and switched off and on', async ({
  page,
}) => {
  await press(page, page.getByRole('link', { name: 'New user' }));
  await type(page, 'Surname', 'Lawal');
  await page.keyboard.press('Enter');
  const first = page.getByRole('link', { name: 'please enter the first name' });
  await press(page, first);
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Zainab');
  await type(page, 'Username', 'zlawal');
  await type(page, 'Email Address', 'zainab@example.com');
  await tabTo(page, page.getByLabel('Role'));
  await page.keyboard.type('lecturer');
  await press(page, page.getByRole('button', { name: 'Create user' }));
  await expect(page.getByRole('heading', { name: 'Lawal Zainab' })).toBeVisible();

  await press(page, page.getByRole('link', { name: 'Edit' }));
  await tabTo(page, page.getByLabel('First name'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Zara');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lawal Zara' })).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Deactivate' }));
  await look(page, 'keyboard-deactivate');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }));
  await expect(page.getByText('Deactivated', { exact: true })).toBeVisible();
  await expect(page.getByText('The account is deactivated')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Activate' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Activate' }));
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('a spreadsheet is chosen, tried, uploaded and taken back', async ({ page }) => {
  // The browser hands a chooser over some time after it is asked to; Enter straight afterwards could come first, and none appeared.
  const chooses = page.waitForEvent('filechooser');
  await press(page, page.getByRole('link', { name: 'Upload', exact: true }));
  await tabTo(page, page.getByLabel('Spreadsheet'));
  const [chooser] = await Promise.all([chooses, page.keyboard.press('Enter')]);
  const headings = ['Surname', 'First name', 'Middle name', 'Username', 'Email Address', 'Phone number', 'Role'];
  const buffer = Buffer.from(
    await sheetOf([headings, ['Bassey', 'Edet', '', 'ebassey', 'edet@example.com', '', 'lecturer']]),
  );
  await chooser.setFiles({
    name: 'users.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });
  await press(page, page.getByRole('button', { name: 'Create 1' }));
  await press(page, page.getByRole('button', { name: 'Take back' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Take back' }));
  await expect(page.getByRole('region', { name: 'This was taken back' })).toContainText('Removed1');
});
