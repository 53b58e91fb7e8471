import type { Page } from '@playwright/test';
import { expect, look, test } from '../../support/e2e.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';
import { signIn } from '../../support/logIn.ts';

const told = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

const menuLink = async (page: Page, name: string) => {
  if ((page.viewportSize()?.width ?? 0) < 900) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });
};

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });

    test.beforeEach(async ({ page }) => {
      await signIn(page, 'admin');
    });

    test('a role is made, given what it may do, and renamed', async ({ page }) => {
      const name = `exam officer ${width}`;
      await page.goto('/user_management/roles');
      await expect(page.getByRole('link', { name: 'bursar', exact: true })).toBeVisible();
      await look(page, 'roles');
      await page.getByRole('link', { name: 'New role' }).click();
      await page.getByRole('button', { name: 'Create role' }).click();
      await told(page, 'please enter the name of the role');
      await page.getByLabel('Name').fill('admin');
      await page.getByRole('button', { name: 'Create role' }).click();
      await told(page, 'there is a role of this name already');
      await look(page, 'role-refused');
      await page.getByLabel('Name').fill(name);
      await page.getByRole('checkbox', { name: /^Class lists and results/ }).check();
      await page.getByRole('checkbox', { name: /^Reports/ }).check();
      await told(page, 'Gives Reports, Class lists and results.');
      await page.getByRole('button', { name: 'Create role' }).click();
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await look(page, 'role');
      await expect(page.getByRole('checkbox', { name: /^Class lists and results/ })).toBeChecked();
      await page.getByLabel('Name').fill(`${name} b`);
      await page.getByLabel('May sign in').uncheck();
      await page.getByRole('button', { name: 'Save role' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: `${name} b` })).toContainText('May not sign in');
    });

    test('a role that nobody has is removed', async ({ page }) => {
      const name = `hostel porter ${width}`;
      await page.goto('/user_management/roles');
      await page.getByRole('link', { name: 'dean', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'dean' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remove role' })).toHaveCount(0);
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Roles' }).click();
      await page.getByRole('link', { name: 'New role' }).click();
      await page.getByLabel('Name').fill('hostel');
      await page.getByRole('link', { name: 'Roles' }).first().click();
      await expect(page.getByText('What you changed here has not been saved.')).toBeVisible();
      await page.getByRole('button', { name: 'Stay' }).click();
      await page.getByLabel('Name').fill(name);
      await page.getByRole('button', { name: 'Create role' }).click();
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('button', { name: 'Remove role' }).click();
      await look(page, 'role-removed');
      await page.getByRole('dialog').getByRole('button', { name: 'Remove role' }).click();
      await told(page, 'The role has been removed');
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    });

    test('the last who may decide on access stays', async ({ page }) => {
      await page.goto('/user_management/roles');
      await page.getByRole('link', { name: 'admin', exact: true }).click();
      await page.getByRole('checkbox', { name: /^Roles and menus/ }).uncheck();
      await page.getByRole('button', { name: 'Save role' }).click();
      await told(
        page,
        'Nobody who may sign in would hold this any more. Give it to somebody else first: Roles and menus',
      );
    });

    test('a menu item is added, shown at once, moved, and removed', async ({ page }) => {
      const name = `Registry ${width}`;
      await page.goto('/user_management/menus');
      await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
      await look(page, 'menus');
      await page.getByRole('link', { name: 'New item' }).click();
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Path').fill('https://elsewhere.example');
      const group = page.getByLabel('Group', { exact: true });
      await group.focus();
      await group.selectOption({ label: 'User management' });
      await page.getByRole('checkbox', { name: /^Roles and menus/ }).check();
      await page.getByRole('button', { name: 'Add item' }).click();
      await told(page, 'a path begins with / and names a page of the portal');
      await look(page, 'menu-item');
      await page.getByLabel('Path').fill('/user_management/roles');
      await page.getByRole('button', { name: 'Add item' }).click();
      await expect(page.getByRole('listitem', { name })).toContainText('/user_management/roles, for Roles and menus');
      const link = await menuLink(page, name);
      await expect(link).toHaveCount(1);
      if (width < 900) await page.keyboard.press('Escape');
      const place = () =>
        page
          .getByRole('listitem')
          .evaluateAll((items, wanted) => items.findIndex((each) => each.getAttribute('aria-label') === wanted), name);
      const last = await place();
      await page.getByRole('button', { name: `Move ${name} up` }).click();
      await expect.poll(place, { message: 'it stands one place higher' }).toBe(last - 1);
      await page.getByRole('listitem', { name }).getByRole('link').click();
      await page.getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await expect(page).toHaveURL(/\/user_management\/menus$/);
      await expect(page.getByRole('listitem', { name })).toHaveCount(0);
    });

    test('one person is granted something, sees it, and is denied it', async ({ page, browser }) => {
      const someone = width === 360 ? 'lecturer' : 'hod';
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        baseURL: new URL(page.url()).origin,
      });
      const theirs = await context.newPage();
      await signIn(theirs, someone);
      await theirs.goto('/student_management/manage_claims');
      await expect(theirs.getByRole('heading', { name: 'Unauthorized access' })).toBeVisible();

      await page.goto('/student_management/manage_claims');
      await page.getByLabel('Username or email address').fill('nobody.here');
      await page.keyboard.press('Enter');
      await told(page, 'No result found for "nobody.here", check your selection and try again');
      await page.getByLabel('Username or email address').fill(someone);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Grant: Roles and menus' }).click();
      await expect(page.getByRole('listitem', { name: 'Roles and menus' })).toContainText('Granted alone');
      await look(page, 'manage-claims');

      await theirs.goto('/student_management/manage_claims?user=student');
      await expect(theirs.getByRole('listitem', { name: 'Fees and scholarships' })).toContainText('Not held');
      await expect(theirs.getByRole('button', { name: 'Grant: Fees and scholarships' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Leave to the roles: Roles and menus' }).click();
      await expect(page.getByRole('listitem', { name: 'Roles and menus' })).toContainText('Not held');
      await theirs.reload();
      await expect(theirs.getByRole('heading', { name: 'Unauthorized access' })).toBeVisible();
      await page.getByRole('button', { name: 'Deny: Enter scores' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Deny: Enter scores' }).click();
      await expect(page.getByRole('listitem', { name: 'Enter scores' })).toContainText('Denied alone');
      await page.getByRole('button', { name: 'Leave to the roles: Enter scores' }).click();
      await expect(page.getByRole('listitem', { name: 'Enter scores' })).toContainText('By role');
      await context.close();
    });

    test("a person's place is taken from their page, for a reason, in a tab of its own", async ({ page }) => {
      await page.goto('/user_management/users?search=okonkwo');
      await page.getByRole('link', { name: /Okonkwo/ }).click();
      await page.getByRole('button', { name: "Take this person's place" }).click();
      await page.getByRole('button', { name: 'Take their place' }).click();
      await told(page, 'please enter your reason');
      await page.getByLabel('Reason').fill('She cannot see her fees');
      await look(page, 'take-place');
      await page.getByRole('button', { name: 'Take their place' }).click();
      const opening = page.context().waitForEvent('page');
      await expect(page.getByRole('link', { name: /^Open the portal as/ })).toBeFocused();
      await page.keyboard.press('Enter');
      const place = await opening;
      await place.getByRole('button', { name: 'Take their place' }).click();
      await expect(place.getByRole('complementary', { name: 'Impersonation' })).toContainText('Okonkwo Adaeze Grace');
      await place.goto('/user_management/roles');
      await expect(place.getByRole('heading', { name: 'Unauthorized access' })).toBeVisible();
      await place.goto('/dashboard');
      await place.getByRole('button', { name: 'End session' }).click();
    });
  });
}
