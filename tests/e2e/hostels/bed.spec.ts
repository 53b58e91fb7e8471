import type { Page } from '@playwright/test';
import { photograph } from '../../support/applicant.ts';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { sentFile } from '../../support/enrolled.ts';
import { signIn, tokenOf } from '../../support/logIn.ts';

/** A college in which the account `student` has a record and hostels have beds, some of them taken. */
test.use({ students: '40' });

/** A filled college has notices, which stand before whatever is clicked. */
test.beforeEach(({ page }) =>
  page.addLocatorHandler(page.getByRole('dialog', { name: 'General Notice' }), async (notices) => {
    await notices.getByRole('button', { name: 'I have read this' }).click();
  }),
);

/** The college is filled in the background, after it has begun to answer: reservations come last. */
async function filled(address: string): Promise<void> {
  const token = await tokenOf(address, 'admin');
  const summary = async () => (await callerOf(address).call('GET', '/api/Hostel/summary', { token })).data.total.in;
  await expect.poll(summary, { message: 'students live in the hostels', timeout: 60_000 }).toBeGreaterThan(0);
  const own = await tokenOf(address, 'student');
  const hostels = async () =>
    (await callerOf(address).call('GET', '/api/Hostel/own-hostel', { token: own })).data?.window ?? null;
  await expect.poll(hostels, { message: 'beds can be chosen', timeout: 60_000 }).not.toBeNull();
}

/** The slip shows it. */
async function givePhotograph(address: string): Promise<void> {
  const token = await tokenOf(address, 'student');
  const passport = await sentFile({ address }, token, await photograph(), 'passport', 'passport.jpg');
  const body = { section: 'passport', data: { passport }, revision: 0 };
  await callerOf(address).call('PUT', '/api/Student/update-student-profile', { token, body });
}

/** Cards that lead on are links. */
const firstCard = (page: Page) => page.locator('a.hostel-card').first();

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a student goes from the card of a hostel to the slip of a paid bed', async ({ page, college }) => {
    await filled(college.address);
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
    await page.getByRole('button', { name: 'I have paid' }).or(slip).first().click();
    if (!page.url().includes('receipt')) await slip.click();
    await expect(page.getByRole('article', { name: 'Hostel slip' })).toBeVisible();
    await expect(page.getByRole('link', { name: /verify_document/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Passport photograph of/ })).toBeVisible();
    await look(page, 'hostel-slip');
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the office sees each hostel, its plan, reservations and reports', async ({ page, college }) => {
    await filled(college.address);
    await signIn(page, 'hostels');
    await page.goto('/hostel_management/manage_hostel');
    await expect(page.getByRole('table')).toBeVisible();
    await look(page, 'hostels');
    await page.getByRole('link', { name: 'Azikiwe Hall' }).first().click();
    const record = page.getByRole('region', { name: 'Azikiwe Hall' });
    await expect(record.getByRole('link', { name: 'Bed spaces' })).toBeVisible();
    await look(page, 'hostel-record');
    await record.getByRole('link', { name: 'Bed spaces' }).click();
    await expect(page.getByRole('button', { name: /^Bed .*: In, / }).first()).toBeVisible();
    await look(page, 'hostel-plan');
    await page
      .getByRole('button', { name: /^Bed .*: In, / })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await look(page, 'hostel-bed');
    await page.getByRole('dialog').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
    await look(page, 'hostel-reservation');
    for (const [address, name] of [
      ['/hostel_management/manage_reservation', 'hostel-reservations'],
      ['/hostel_management/manage_category', 'hostel-categories'],
      ['/hostel_management/manage_hostel/view_hostel', 'hostel-rooms-list'],
      ['/hostel_management/booking_windows', 'hostel-windows'],
      ['/reports/hostel_reports', 'hostel-report'],
      ['/reports/hostel_summary_reports', 'hostel-summary'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('table').first()).toBeVisible();
      await look(page, name);
    }
    await page.goto('/hostel_management/view_bedspaces');
    await page.getByLabel(/^Hostel/).selectOption({ label: 'Azikiwe Hall' });
    await page.getByRole('link', { name: 'Plan for the porter' }).click();
    await expect(page.getByRole('article', { name: 'Plan of the hostel' })).toBeVisible();
    await look(page, 'hostel-porter');
  });
});
