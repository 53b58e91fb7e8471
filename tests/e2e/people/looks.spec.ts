import { expect, glance, look, test } from '../../support/e2e.ts';
import { signIn } from '../../support/logIn.ts';

for (const width of [360, 800, 1280]) {
  test.describe(`the shell at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('fetches jobs and notifications once, and its bell agrees with the dashboard', async ({ page }) => {
      await signIn(page, 'admin');
      const fetched: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/\/(BackgroundJob\/jobs|Notification\/recent-notifications)$/.test(pathname)) fetched.push(pathname);
      });
      await page.goto('/dashboard');
      const bell = page.getByRole('button', { name: /^Notifications/ });
      await expect(bell).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your pages' })).toBeVisible();
      await expect.poll(() => fetched.length, { message: 'both have been fetched' }).toBeGreaterThanOrEqual(2);
      await expect(page.getByRole('heading', { name: 'Your pages' }), 'the figures below have come').toBeVisible();
      expect(fetched.toSorted()).toEqual(['/api/BackgroundJob/jobs', '/api/Notification/recent-notifications']);
      const card = page.getByRole('link', { name: /Unread notifications/ });
      const unread = /(\d+) unread/.exec((await bell.getAttribute('aria-label')) ?? '')?.[1];
      if (unread) await expect(card).toContainText(unread);
      const letters = page.getByRole('button', { name: /^Account of/ });
      const [box, face] = [await letters.locator('span').boundingBox(), await letters.boundingBox()];
      expect(box!.height, 'the letters stand in one line').toBeLessThan(30);
      expect(box!.width).toBeLessThanOrEqual(face!.width);
    });

    test('says of an unknown address that there is no such page', async ({ page }) => {
      await signIn(page, 'admin');
      await page.goto('/user_management/nosuch');
      await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
      await expect(page.getByText('/user_management/nosuch')).toBeVisible();
      await look(page, 'unknown-address');
      await page.getByRole('link', { name: 'Go to the dashboard' }).click();
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    });

    test('has menus that hold their buttons, and that close on a choice', async ({ page }) => {
      await signIn(page, 'admin');
      await page.goto('/user_management/users');
      await expect(page.getByRole('table')).toBeVisible();
      await page.getByRole('button', { name: 'Views' }).click();
      const menu = page.getByRole('dialog', { name: 'Views' });
      const [inside, around] = [
        await menu.getByRole('button', { name: 'Save' }).boundingBox(),
        await menu.boundingBox(),
      ];
      expect(inside!.x + inside!.width).toBeLessThanOrEqual(around!.x + around!.width);
      await glance(page, 'views-menu');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Download' }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'CSV (.csv)' }).click();
      await coming;
      await expect(page.getByRole('dialog', { name: 'Download' })).toHaveCount(0);
    });
  });
}

/** Figures and charts; a list; a form; a report. */
const IN_THE_DARK = [
  ['/dashboard', 'Dashboard'],
  ['/user_management/users', 'Users'],
  ['/user_management/users/edit', 'New user'],
  ['/reports/payment_reports', 'Payment reports'],
] as const;

test.describe('in dark colours', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 1280, height: 800 } });

  test('signed-in pages are dark, and can be read', async ({ page }) => {
    await signIn(page, 'admin');
    for (const [path, heading] of IN_THE_DARK) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
        await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 22, 20)');
        await look(page, `in-the-dark${path.replaceAll('/', '-')}`);
      });
    }
    await page.goto('/user_management/users');
    await page.getByRole('button', { name: 'Views' }).click();
    await expect(page.getByRole('dialog', { name: 'Views' })).toBeVisible();
    await look(page, 'in-the-dark-menu');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body'), 'on paper words are dark').toHaveCSS('color', 'rgb(31, 36, 33)');
  });
});
