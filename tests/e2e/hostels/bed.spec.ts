import type { Page } from '@playwright/test';
import { photograph } from '../../support/applicant.ts';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { sentFile } from '../../support/enrolled.ts';
import { hostelsFilled } from '../../support/hostelsFilled.ts';
import { signIn, tokenOf } from '../../support/logIn.ts';
import { paymentArrives } from '../../support/paymentArrives.ts';

/** A college in which the account `student` has a record and hostels have beds, some of them taken. */
test.use({ students: '40', viewport: { width: 360, height: 800 } });

/** The slip shows it. */
async function givePhotograph(address: string): Promise<void> {
  const token = await tokenOf(address, 'student');
  const passport = await sentFile({ address }, token, await photograph(), 'passport', 'passport.jpg');
  const body = { section: 'passport', data: { passport }, revision: 0 };
  await callerOf(address).call('PUT', '/api/Student/update-student-profile', { token, body });
}

/** Cards that lead on are links. */
const firstCard = (page: Page) => page.locator('a.hostel-card').first();

test('a student goes from the card of a hostel to the slip of a paid bed', async ({ page, college }) => {
  await hostelsFilled(college.address);
  await givePhotograph(college.address);
  await signIn(page, 'student');
  await page.goto('/hostel');
  await expect(page.getByRole('heading', { name: /^You have no bed in/ })).toBeVisible();
  await look(page, 'hostel');
  await page.getByRole('link', { name: 'Book hostel' }).click();
  await expect(firstCard(page)).toBeVisible();
  await look(page, 'hostel-cards');
  await firstCard(page).click();
  await expect(firstCard(page)).toBeVisible();
  await look(page, 'hostel-rooms');
  await firstCard(page).click();
  await expect(page.getByRole('button', { name: /^Bed [A-Z] ?: Free/ }).first()).toBeVisible();
  await look(page, 'hostel-beds');
  await page
    .getByRole('button', { name: /^Bed [A-Z] ?: Free/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Bed [A-Z] ?: Yours/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reserve bed/ })).toBeVisible();
  await look(page, 'hostel-held');
  await page.getByRole('button', { name: /^Reserve bed/ }).click();
  await expect(page.getByText(/^Pay by \d+ \w+, \d\d:\d\d/)).toBeVisible();
  await look(page, 'hostel-invoice');
  await page.goto('/hostel');
  await expect(page.getByRole('link', { name: 'Pay for the bed' })).toBeVisible();
  await look(page, 'hostel-reserved');
  await page.getByRole('link', { name: 'Pay for the bed' }).click();
  await page.getByRole('button', { name: 'Pay with ATM Card' }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page).toHaveURL(/\/hostel\/invoice/);
  const slip = page.getByRole('link', { name: 'Receipt and slip' });
  await paymentArrives(page, slip);
  await slip.click();
  await expect(page.getByRole('article', { name: 'Hostel slip' })).toBeVisible();
  await expect(page.getByRole('link', { name: /verify_document/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Passport photograph of/ })).toBeVisible();
  await look(page, 'hostel-slip');
});
