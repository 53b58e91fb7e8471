import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/e2e.ts';
import { openForm } from '../../support/openForm.ts';
import { PROGRAMMES } from '../../support/programmes.ts';

/** A mistake that comes or goes as a field is left moves what is below it: not before the press that left the field has done its work. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const JUPEB = PROGRAMMES.find(({ id }) => id === 'jupeb')!;

const phone = (page: Page) => page.getByLabel(/^Mobile phone/);
const mistake = (page: Page) => page.locator('.m-question .m-error', { hasText: 'invaild phone number' });
const no = (page: Page) => page.getByRole('group', { name: /disability/ }).getByRole('radio', { name: 'No' });

async function middleOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  return [x + width / 2, y + height / 2] as const;
}

/** Down, and up at the same place, as a hand does: Playwright's own click would follow what moves. */
async function byMouse(page: Page, target: Locator, meanwhile = async () => {}): Promise<void> {
  await page.mouse.move(...(await middleOf(target)));
  await page.mouse.down();
  await meanwhile();
  await page.mouse.up();
}

const byFinger = async (page: Page, target: Locator): Promise<void> =>
  page.touchscreen.tap(...(await middleOf(target)));

for (const [hand, press] of [
  ['a mouse', byMouse],
  ['a finger', byFinger],
] as const) {
  test(`an option pressed with ${hand} is chosen, though leaving a field brings its mistake, and then takes it away`, async ({
    context,
    college,
  }) => {
    const { page } = await openForm(context, college.address, JUPEB);
    await phone(page).fill('12');
    await press(page, no(page));
    await expect(no(page)).toBeChecked();
    await expect(mistake(page)).toBeVisible();

    const yes = page.getByRole('group', { name: /disability/ }).getByRole('radio', { name: 'Yes' });
    // A mistake goes as soon as typing pauses, too: the hand here is quicker than that.
    await page.clock.pauseAt(Date.now() + 60_000);
    await phone(page).fill('08031234567');
    await expect(mistake(page)).toBeVisible();
    await press(page, yes);
    await page.clock.resume();
    await expect(yes).toBeChecked();
    await expect(mistake(page)).toHaveCount(0);
  });
}

test('while a press lasts nothing moves, and what is below the form is reached in one press', async ({
  context,
  college,
}) => {
  const { page } = await openForm(context, college.address, JUPEB);
  const logOut = page.getByRole('button', { name: 'Log out of this device' });
  await expect(logOut).toBeVisible();
  await phone(page).fill('12');
  await byMouse(page, logOut, async () => {
    await expect(phone(page)).not.toBeFocused();
    await expect(mistake(page)).toHaveCount(0);
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(mistake(page)).toBeVisible();
});

test('a form is sent by the first press of its button, which leaves a field that shows a mistake', async ({
  context,
  college,
}) => {
  const { page } = await openForm(context, college.address, JUPEB);
  await phone(page).fill('12');
  await byMouse(page, page.getByRole('button', { name: 'Next' }));
  await expect(page.getByRole('group', { name: /^Please check these \d+ answers$/ })).toBeFocused();
});

test('by keys a mistake is told as the field is left, and after a press that ends elsewhere too', async ({
  context,
  college,
}) => {
  const { page } = await openForm(context, college.address, JUPEB);
  await phone(page).fill('12');
  await phone(page).press('Tab');
  await expect(mistake(page)).toBeVisible();
  await phone(page).fill('08031234567');
  await expect(mistake(page)).toHaveCount(0);

  await phone(page).fill('12');
  await page.mouse.move(...(await middleOf(no(page))));
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await expect(mistake(page)).toBeVisible();
  await expect(no(page)).not.toBeChecked();
});
