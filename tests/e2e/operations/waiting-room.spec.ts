import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { paidApplicant } from '../../support/openForm.ts';

/** So many calls at once, on and on, are more than the embedded database carries: they are of one who is in, and go first. */
const AT_ONCE = 150;

test.use({ busyAt: '25' });

for (const width of [360, 1280]) {
  test(`past what it can carry, a newcomer waits on a page with their place and comes in by itself at ${width}`, async ({
    page,
    college,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const server = callerOf(college.address);
    const { token } = await paidApplicant(server);
    const refused: number[] = [];
    let isStorm = true;
    const storm = Array.from({ length: AT_ONCE }, async () => {
      while (isStorm) {
        const { status } = await server.call('GET', '/api/JupebApplication/application', { token });
        if (status !== 200) refused.push(status);
      }
    });
    try {
      const place = page.getByText('Your place', { exact: true });
      await expect(async () => {
        await page.context().clearCookies();
        await page.goto('/');
        await expect(place).toBeVisible({ timeout: 500 });
      }, 'a newcomer has to wait in line').toPass();
      await expect(page.getByRole('heading', { name: 'You are in line' })).toBeVisible();
      isStorm = false;
      await Promise.all(storm);
      // The page asks again every few seconds: what it is answered is held back while it is looked at.
      const looked = Promise.withResolvers<void>();
      await page.route('**/', async (route) => {
        await looked.promise;
        await route.continue();
      });
      await look(page, 'waiting-line');
      looked.resolve();
      await expect(page.getByRole('heading', { level: 1, name: 'You are in line' })).toBeHidden();
      await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
      expect(refused).toEqual([]);
    } finally {
      isStorm = false;
      await Promise.all(storm);
    }
  });
}
