import type { Page } from '@playwright/test';
import { expect, keepPicture, look, test } from '../../support/e2e.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';
import { callerOf } from '../../support/call.ts';
import { signIn, tokenOf } from '../../support/logIn.ts';
import { sheetOf } from '../../support/sheet.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('row');

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  const select = page.getByLabel(label);
  await select.focus();
  await select.selectOption({ label: option });
}

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });
    const newcomer = {
      surname: 'Okafor',
      firstname: `Ngozi${'abc'.repeat(width === 360 ? 1 : 2)}`,
      userName: `nokafor${width}`,
      email: `ngozi${width}@example.com`,
    };

    test.beforeEach(async ({ page }) => {
      await signIn(page, 'admin');
    });

    test('an administrator finds people, and the address says what is seen', async ({ page }) => {
      await page.goto('/user_management/users');
      await expect(rows(page).filter({ hasText: 'Adeyemi' })).toBeVisible();
      await look(page, 'users');
      await page.getByRole('searchbox').fill('bel ibra');
      await expect(page.getByRole('status').filter({ hasText: '1–1 of 1' })).toBeVisible();
      await expect(page).toHaveURL(/search=bel\+ibra/);
      await page.reload();
      await expect(page.getByRole('searchbox')).toHaveValue('bel ibra');
      await expect(rows(page).filter({ hasText: 'Bello Ibrahim' })).toBeVisible();
      await page.getByRole('searchbox').fill('nobody here');
      await expect(page.getByText('no result found')).toBeVisible();
      await look(page, 'users-none');
      await page.getByRole('searchbox').fill('');
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('checkbox', { name: 'Role' }).uncheck();
      await expect(rows(page).filter({ hasText: 'Adeyemi' }).getByText('hod', { exact: true })).toHaveCount(1);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      await page.getByRole('button', { name: 'CSV (.csv)' }).click();
      expect((await download).suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
      const print = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      await page.getByRole('button', { name: 'Print (.pdf)' }).click();
      expect((await print).suggestedFilename()).toMatch(/\.pdf$/);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.paper-head')).toContainText(/Matricula College.*Printed by Ogunleye Tunde on /);
      for (const role of ['navigation', 'combobox', 'checkbox', 'contentinfo'] as const)
        await expect(page.getByRole(role), role).toHaveCount(0);
      await keepPicture(page, `users-print-${width}`);
    });

    test('an administrator writes the staff profile of a lecturer, and reads what changed', async ({
      page,
      college,
    }) => {
      const { data } = await callerOf(college.address).call(
        'GET',
        '/api/UserManagement/all-users?search=lecturer%40matricula',
        { token: await tokenOf(college.address, 'admin') },
      );
      await page.goto(`/user_management/users/management?user=${data.rows[0]!.id}`);
      await page.getByRole('tab', { name: 'Staff profile' }).click();
      await page.getByRole('link', { name: 'Edit' }).click();
      await choose(page, /^Staff type/, 'Academic');
      await choose(page, /^Department or unit/, 'Computer Science');
      await choose(page, /^Bank/, 'Access Bank');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('please enter the account number').first()).toBeVisible();
      await page.getByLabel(/^Account number/).fill('0123456789');
      await look(page, 'staff-form');
      await page.getByRole('button', { name: 'Save' }).click();
      const profile = page.getByRole('region', { name: 'Staff profile' });
      await expect(profile).toContainText(/Academic.*Computer Science.*Access Bank.*0123456789/s);
      await expect(page.getByRole('list', { name: 'History' })).toContainText('Access Bank');
      await look(page, 'staff-profile');
    });

    test('closes many accounts for a reason, is told whose stays open, and undoes it', async ({ page }) => {
      await page.goto('/user_management/users?pageSize=10&sort=userName');
      const first = rows(page).filter({ hasText: 'Adeyemi' });
      await expect(first).toBeVisible();
      const before = await first.boundingBox();
      await page.getByRole('checkbox', { name: /Select Ogunleye Tunde/ }).check();
      expect((await first.boundingBox())!.y).toBe(before!.y);
      await page.getByRole('checkbox', { name: /Select Ekanem/ }).check();
      await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toHaveCount(1);
      // Rows that have scrolled below the bar of what is selected are hidden in part.
      await page.evaluate(() => scrollTo(0, 0));
      await look(page, 'users-selected');
      await page.getByRole('button', { name: 'Deactivate' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Why are these accounts closed?').fill('Left the college');
      await look(page, 'users-closing');
      await dialog.getByRole('button', { name: 'Deactivate' }).click();
      const outcome = page.getByRole('region', { name: 'What was done' });
      await expect(outcome).toContainText('1 deactivated, 1 refused');
      await expect(outcome).toContainText('You cannot deactivate your own account');
      await expect(outcome.getByRole('link', { name: 'Ogunleye Tunde' })).toBeVisible();
      await expect(rows(page).filter({ hasText: 'Ekanem' })).toContainText('Deactivated');
      await look(page, 'users-closed');
      await outcome.getByRole('button', { name: 'Undo' }).click();
      await expect(outcome).toContainText('1 activated');
      await expect(rows(page).filter({ hasText: 'Ekanem' })).toContainText('Active');
    });

    test('a row that is opened in the pause after a key stays open, however late its page comes', async ({ page }) => {
      await page.goto('/user_management/users');
      const row = rows(page).filter({ hasText: 'Adeyemi' }).getByRole('link').first();
      await expect(row).toBeVisible();
      await page.route('**/assets/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });
      await page.getByRole('searchbox').fill('ade');
      await row.click();
      await expect(page.getByRole('heading', { name: /Adeyemi/ })).toBeVisible();
      await expect(page).not.toHaveURL(/search=/);
    });

    test('opens an account, corrects it, and closes it', async ({ page }) => {
      await page.goto('/user_management/users');
      await page.getByRole('link', { name: 'New user' }).click();
      await page.getByRole('button', { name: 'Create user' }).click();
      await expect(page.getByText('please select a role').first()).toBeVisible();
      await look(page, 'user-form-refused');
      await page.getByLabel('Surname').fill(newcomer.surname);
      await page.getByLabel('First name').fill(newcomer.firstname);
      await page.getByLabel('Username').fill('student');
      await page.getByLabel('Email Address').fill(newcomer.email);
      await page.getByLabel('Role').focus();
      await page.getByLabel('Role').selectOption({ label: 'lecturer' });
      await page.getByRole('button', { name: 'Create user' }).click();
      await expect(page.getByText('another account has this username').first()).toBeVisible();
      await page.getByLabel('Username').fill(newcomer.userName);
      await page.getByRole('button', { name: 'Create user' }).click();
      await expect(page.getByRole('heading', { name: `${newcomer.surname} ${newcomer.firstname}` })).toBeVisible();
      await look(page, 'user');

      await page.getByRole('link', { name: 'Edit' }).click();
      await expect(page.getByLabel('Username')).toHaveValue(newcomer.userName);
      await page.getByLabel('First name').fill('Nneka');
      await page.getByRole('link', { name: 'Users' }).first().click();
      await expect(page.getByText('What you changed here has not been saved.')).toBeVisible();
      await look(page, 'user-unsaved');
      await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { name: `${newcomer.surname} Nneka` })).toBeVisible();

      await page.getByRole('button', { name: 'Deactivate' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
      await expect(page.getByText('Deactivated', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Activate' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
      await expect(page.getByText('Active', { exact: true })).toBeVisible();
      await page.getByRole('tab', { name: 'History' }).click();
      await expect(page.getByRole('list', { name: 'History' })).toContainText(
        `First name: ${newcomer.firstname} → Nneka`,
      );
      await look(page, 'user-history');
    });
  });
}

test('many users come from a spreadsheet: first tried, also after a reload, then uploaded, then taken back; the bell leads there', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/user_management/users');
  await page.getByRole('link', { name: 'Upload', exact: true }).click();
  const headings = ['Surname', 'First name', 'Middle name', 'Username', 'Email Address', 'Phone number', 'Role'];
  const buffer = Buffer.from(
    await sheetOf([
      headings,
      ['Musa', 'Sani', '', 'smusa', 'sani@example.com', '', 'lecturer'],
      ['Ojo', '', '', 'ojo', 'ojo@example.com', '', 'lecturer'],
    ]),
  );
  await page.locator('input[type=file]').setInputFiles({
    name: 'users.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });
  await page.getByRole('tab', { name: /^Refused/ }).click();
  await expect(page.getByText('please enter the first name')).toBeVisible();
  await page.reload();
  await expect(page.getByText('please enter the first name')).toBeVisible();
  await look(page, 'users-upload-tried');
  await page.getByRole('button', { name: 'Create 1' }).click();
  await expect(page.getByRole('button', { name: 'Create 1' })).toHaveCount(0);
  const latest = page.getByRole('region', { name: 'The latest upload' });
  await expect(latest).toContainText('1 created by Ogunleye Tunde');
  await expect(page.getByRole('heading', { level: 2, name: 'This was done' })).toBeVisible();
  await look(page, 'users-upload-done');
  await page.goto('/user_management/users');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await look(page, 'bell-jobs');
  await page.getByRole('button', { name: /^Upload of users.xlsx/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'This was done' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Users' }).click();
  await expect(rows(page).filter({ hasText: 'Musa Sani' })).toBeVisible();
  await page.getByRole('link', { name: 'Upload', exact: true }).click();
  await latest.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('region', { name: 'This was taken back' })).toContainText('Removed1');
  await expect(latest).toHaveCount(0);
});
