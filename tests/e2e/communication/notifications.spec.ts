import type { Page } from '@playwright/test';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { logIn, tokenOf } from '../../support/logIn.ts';
import { linkParts } from '../../support/linkParts.ts';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

/** Somebody takes a person's place: the one thing that the portal tells every kind of person about. */
async function takePlaceOf(address: string, userName: string): Promise<void> {
  const api = callerOf(address);
  const {
    data: { path },
  } = await api.call('POST', '/api/Authentication/impersonate', {
    token: await tokenOf(address, 'admin'),
    body: { userName, reason: 'A question about fees' },
  });
  await api.call('POST', '/api/Authentication/impersonation-login', {
    body: linkParts(path),
  });
}

/** Other tests of this college may have told them something. */
const readAll = async (address: string, person: string) =>
  callerOf(address).call('POST', '/api/Notification/read-notifications', { token: await tokenOf(address, person) });

for (const [width, person] of [
  [360, 'student'],
  [1280, 'admissions'],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a notification arrives in every open page without a reload, is read first, and leads where it is about', async ({
      page,
      college,
    }) => {
      await readAll(college.address, person);
      await logIn(page, person);
      await expect(bellOf(page)).toHaveAccessibleName('Notifications');
      const tab = await page.context().newPage();
      await tab.goto('/profile');
      await expect(bellOf(tab)).toHaveAccessibleName('Notifications');

      await takePlaceOf(college.address, person);
      await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread');
      await expect(bellOf(tab)).toHaveAccessibleName('Notifications, 1 unread');
      await page.close();
      await takePlaceOf(college.address, person);
      await expect(bellOf(tab)).toHaveAccessibleName('Notifications, 2 unread');

      await tab.goto('/dashboard');
      await bellOf(tab).click();
      await look(tab, 'notifications-bell');
      await tab.keyboard.press('Escape');
      await expect(bellOf(tab)).toBeFocused();
      await tab.keyboard.press('Enter');
      await tab
        .getByRole('button', { name: /^Unread: Ogunleye Tunde took your place/ })
        .first()
        .click();
      await expect(tab).toHaveURL(/\/profile$/);
      // A page that arrives closes what hangs open over the page before.
      await expect(tab.getByRole('heading', { name: 'Manage Profile', level: 1 })).toBeVisible();
      await expect(bellOf(tab)).toHaveAccessibleName('Notifications, 1 unread');

      await bellOf(tab).click();
      await tab.getByRole('link', { name: 'View All Notifications' }).click();
      await expect(tab.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
      await expect(tab.locator('main').getByRole('button', { name: /A question about fees/ })).toHaveCount(2);
      await look(tab, 'notifications');
      await tab.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(bellOf(tab)).toHaveAccessibleName('Notifications');
    });
  });
}
