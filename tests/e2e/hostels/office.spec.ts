import { expect, look, test } from '../../support/e2e.ts';
import { hostelsFilled } from '../../support/hostelsFilled.ts';
import { signIn } from '../../support/logIn.ts';

/** A college in which hostels have beds, some of them taken. */
test.use({ students: '40', viewport: { width: 1280, height: 900 } });

test('the office sees each hostel, its plan, reservations and reports', async ({ page, college }) => {
  await hostelsFilled(college.address);
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
    ['/reports/hostel_occupancy', 'hostel-occupancy'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('table').first()).toBeVisible();
    await look(page, name);
  }
  await page.goto('/hostel_management/moving_out');
  await expect(page.getByText(/^Nobody is still in from before/)).toBeVisible();
  await look(page, 'hostel-moving-out');
  await page.goto('/hostel_management/room_lists');
  await page.getByLabel(/^Hostel/).selectOption({ label: 'Azikiwe Hall' });
  await expect(page.getByRole('region', { name: /^Room / }).first()).toBeVisible();
  await look(page, 'hostel-room-list');
  await page.goto('/hostel_management/view_bedspaces');
  await page.getByLabel(/^Hostel/).selectOption({ label: 'Azikiwe Hall' });
  await page.getByRole('link', { name: 'Plan for the porter' }).click();
  await expect(page.getByRole('article', { name: 'Plan of the hostel' })).toBeVisible();
  await look(page, 'hostel-porter');
});
