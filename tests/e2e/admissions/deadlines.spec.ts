import { endOfDay } from '#rules/window/dayWindow.ts';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { logIn } from '../../support/logIn.ts';
import { paidApplicant } from '../../support/openForm.ts';

for (const [width, day] of [
  [360, '2028-01-30'],
  [1280, '2028-01-31'],
] as const) {
  test(`an officer puts a closing date off, who has begun is told, and the card says so, at ${width}`, async ({
    page,
    college,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await paidApplicant(callerOf(college.address));
    await logIn(page, 'admissions');
    await expect(page).toHaveURL(/dashboard/);
    await page.goto('/applications/setup');
    await expect(page.getByRole('heading', { level: 1, name: 'Application setup' })).toBeVisible();
    await look(page, 'deadlines');
    const ask = page.getByRole('button', { name: 'Extend JUPEB' });
    await ask.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The portal was away for an hour.');
    await dialog.getByLabel('New closing date').fill('2026-01-01');
    await dialog.getByRole('button', { name: 'Extend and tell them' }).click();
    await expect(dialog.getByText('please enter a day that is still to come').first()).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('The portal was away for an hour.');
    await dialog.getByLabel('New closing date').fill(day);
    const shown = day.split('-').reverse().join('/');
    await expect(dialog).toContainText(
      new RegExp(
        `JUPEB then closes on ${shown}. (1 person has begun and is|2 people have begun; each is) told by email`,
      ),
    );
    await look(page, 'deadlines-question');
    await dialog.getByRole('button', { name: 'Extend and tell them' }).click();
    await expect(page.getByRole('row', { name: /JUPEB/ })).toContainText(endOfDay(day));
    await expect(ask).toBeFocused();
    await page.goto('/');
    await expect(page.getByText(endOfDay(day))).toBeVisible();
  });
}
