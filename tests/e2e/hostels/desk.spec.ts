import type { Page } from '@playwright/test';
import type { HostelCard, OwnReservation, RoomCard } from '#contract/hostels/booking.ts';
import { photograph } from '../../support/applicant.ts';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { sentFile } from '../../support/enrolled.ts';
import { hostelsFilled } from '../../support/hostelsFilled.ts';
import { signIn, tokenOf } from '../../support/logIn.ts';
import { paymentArrives } from '../../support/paymentArrives.ts';

test.use({ students: '40', viewport: { width: 360, height: 800 } });

/** Of the account `student`, with a photograph. @returns the number of the slip */
async function paidBed(page: Page, address: string): Promise<string> {
  const token = await tokenOf(address, 'student');
  const college = callerOf(address);
  const call = async <Reply>(method: string, path: string, body?: object) =>
    (await college.call<Reply>(method, `/api${path}`, { token, ...(body && { body }) })).data;
  const passport = await sentFile({ address }, token, await photograph(), 'passport', 'passport.jpg');
  await call('PUT', '/Student/update-student-profile', { section: 'passport', data: { passport }, revision: 0 });
  const hostels = await call<HostelCard[]>('GET', '/Hostel/available-hostels');
  const { rooms } = await call<{ rooms: RoomCard[] }>('GET', `/Hostel/available-rooms?hostelId=${hostels[0]!.id}`);
  const room = rooms.find(({ free }) => free > 0)!;
  const { spaces } = await call<{ spaces: { id: number; status: string }[] }>(
    'GET',
    `/Hostel/available-beds?roomId=${room.id}`,
  );
  const bedId = spaces.find(({ status }) => status === 'free')!.id;
  const { id } = await call<OwnReservation>('POST', '/Hostel/hold-bed', { bedId });
  const wanted = { reservationId: id, expectedTotal: room.priceKobo! / 100 };
  await call('POST', '/Hostel/reserve-bed', wanted);
  await signIn(page, 'student');
  await page.goto('/hostel');
  await page.getByRole('link', { name: 'Pay for the bed' }).click();
  await page.getByRole('button', { name: 'Pay with ATM Card' }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await paymentArrives(page, page.getByRole('link', { name: 'Receipt and slip' }));
  return (await call<{ number: string }>('GET', `/Hostel/slip?id=${id}`)).number;
}

test('a porter checks a student in and out on a phone, and damage stands in the account', async ({ page, college }) => {
  await hostelsFilled(college.address);
  const slip = await paidBed(page, college.address);
  await signIn(page, 'porter');
  await page.goto('/hostel_management/porters_desk');
  await look(page, 'desk');
  const find = page.getByLabel(/^Number of the student or the slip/);
  await find.fill('CSC/1900/0001');
  await find.press('Enter');
  await expect(page.getByText('Nobody with a bed has this number or slip')).toBeVisible();
  await find.fill(slip);
  await find.press('Enter');
  const stay = page.getByRole('article', { name: /^Okonkwo Adaeze/ });
  await expect(stay.getByRole('img', { name: /^Passport photograph of Okonkwo Adaeze/ })).toBeVisible();
  await look(page, 'desk-found');
  await stay.getByRole('button', { name: 'Check in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Good').check();
  await dialog.getByLabel(/^Keys given/).fill('2');
  await look(page, 'desk-check-in');
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await expect(stay.getByText(/^In since .*: room good, 2 keys$/)).toBeVisible();
  await look(page, 'desk-in');
  await stay.getByRole('button', { name: 'Check out' }).click();
  await dialog.getByLabel('Damaged').check();
  await dialog.getByLabel(/^Keys given back/).fill('1');
  await dialog.getByLabel(/^What is damaged/).fill('The window is broken');
  await dialog.getByLabel(/^Charge for the damage/).fill('5000');
  await look(page, 'desk-check-out');
  await dialog.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByText(/was charged ₦5,000.00$/)).toBeVisible();
  await expect(page.getByText('This slip is revoked: the student has moved out')).toBeVisible();
  await expect(
    stay.getByText(/^Left on .*: room damaged, 1 key, The window is broken, charged ₦5,000.00$/),
  ).toBeVisible();
  await look(page, 'desk-out');
  await page.goto('/hostel_management/room_lists');
  await page.getByLabel(/^Hostel/).selectOption({ label: 'Moremi Hall' });
  await expect(page.getByRole('region', { name: /^Room / }).first()).toBeVisible();
  await look(page, 'room-list');
  await signIn(page, 'student');
  await page.goto('/academic_fees/statement');
  await expect(page.getByText('Hostel damage').first()).toBeVisible();
  await look(page, 'desk-statement');
});
