import type { Page } from '@playwright/test';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';
import { tokenOf, signIn } from '../../support/logIn.ts';

const PAGES = '/user_management/assign_staff';

async function choose(page: Page, label: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await expect(page.getByRole('listbox', { name: label }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
}

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(async ({ page }) => {
      await signIn(page, 'admin');
    });

    for (const [post, title, unit] of [
      ['dean', 'Deans of faculties', 'Faculty of Arts'],
      ['hod', 'Heads of departments', 'English and Literary Studies'],
    ] as const) {
      test(`${title}: assigned, and left empty again`, async ({ page }) => {
        await page.goto(`${PAGES}/${post}?search=${encodeURIComponent(unit)}`);
        await expect(page.getByRole('link', { name: unit, exact: true })).toBeVisible();
        await look(page, `posts-${post}`);
        await page.getByRole('link', { name: unit, exact: true }).click();
        await page.getByRole('button', { name: 'Assign' }).click();
        await expect(page.getByText('please choose a member of staff').first()).toBeVisible();
        await choose(page, 'Member of staff', 'adeyemi');
        await look(page, `posts-${post}-assign`);
        await page.getByRole('button', { name: 'Assign' }).click();
        await expect(page.getByText('The post has been assigned')).toBeVisible();
        await page.goto(`${PAGES}/${post}?held=true`);
        await expect(
          page.getByRole('row').filter({ has: page.getByRole('link', { name: unit, exact: true }) }),
        ).toContainText('Adeyemi Folasade');
        await page.getByRole('link', { name: unit, exact: true }).click();
        await look(page, `posts-${post}-held`);
        await page.getByRole('button', { name: 'Leave empty' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Leave empty' }).click();
        await expect(page.getByText('The post is vacant now')).toBeVisible();
      });
    }

    test('course advisers: assigned by department and level', async ({ page }) => {
      await page.goto(`${PAGES}/course_adviser`);
      await page.getByRole('link', { name: 'Assign', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Course adviser', exact: true })).toBeVisible();
      const [department, level] = [page.getByLabel('Department'), page.getByLabel('Level')];
      await department.focus();
      await department.selectOption({ index: width === 360 ? 1 : 2 });
      await level.focus();
      await level.selectOption('200');
      await choose(page, 'Member of staff', 'bello');
      await look(page, 'posts-adviser-assign');
      await page.getByRole('button', { name: 'Assign' }).click();
      await expect(page.getByRole('table').getByText('Bello Ibrahim').first()).toBeVisible();
      await look(page, 'posts-advisers');
    });

    test('the audit log: found by who did it, with what was before and after', async ({ page, college }) => {
      await callerOf(college.address).call('POST', '/api/Faculty/assign-dean-to-faculty', {
        token: await tokenOf(college.address, 'admin'),
        body: { facultyId: 2, userName: width === 360 ? 'dean' : 'lecturer' },
      });
      await page.goto('/user_management/audit');
      await expect(page.getByRole('link', { name: 'Signed in' }).first()).toBeVisible();
      await look(page, 'audit');
      await page.getByLabel('Action').selectOption('post-assigned');
      await page.getByRole('searchbox').fill('ogunleye');
      await page.getByRole('link', { name: 'Post assigned' }).first().click();
      await expect(page.getByRole('table', { name: 'What changed' })).toBeVisible();
      await look(page, 'audit-entry');
    });
  });
}
