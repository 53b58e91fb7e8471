import type { Locator, Page } from '@playwright/test';
import { DEMO_DEPARTMENTS } from '#server/kit/demo/departments.ts';
import { lecturersOf } from '#server/kit/demo/staff.ts';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { signIn, tokenOf } from '../../support/logIn.ts';
import { paymentArrives } from '../../support/paymentArrives.ts';

/** A college of forty students, whose departments and faculties are led by the demo's people. */
test.use({ students: '40', viewport: { width: 360, height: 800 } });

/** In the third year of Computer Science, with results of two years. */
const STUDENT = 'CSC/2024/0001';
const ECONOMICS = lecturersOf(DEMO_DEPARTMENTS.find(({ code }) => code === 'ECO')!);
const [HEAD, DEAN] = [ECONOMICS[0]!.userName, ECONOMICS[1]!.userName];

const pressed = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();

/** The college is filled in the background, after it has begun to answer. */
async function filled(address: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const token = await tokenOf(address, STUDENT).catch(() => undefined);
        if (!token) return undefined;
        const { data } = await callerOf(address).call('GET', '/api/Student/apply-for-change-of-department', { token });
        return data?.mayApply;
      },
      { message: 'the student has results, by which they may apply' },
    )
    .toBe(true);
}

async function choose(select: Locator, label: string): Promise<void> {
  await select.focus();
  await expect(select.locator('option', { hasText: label }).first()).toBeAttached();
  await select.selectOption({ label });
}

async function payByCard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pay the fee' }).click();
  await page.getByRole('region', { name: 'Your invoices' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Pay with ATM Card' }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await paymentArrives(page, page.getByRole('link', { name: 'See your receipt' }));
}

/** From the list of what waits, as the office of `userName`. */
async function decide(page: Page, userName: string, step: string, done: string, reason?: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, userName);
  await page.goto(`/student_management/change_of_department?search=${encodeURIComponent(STUDENT)}`);
  await page.getByRole('main').getByRole('row').getByRole('link').first().click();
  await page.getByRole('button', { name: step, exact: true }).click();
  if (reason) await page.getByRole('dialog').getByRole('textbox').fill(reason);
  await pressed(page, step);
  await expect(page.getByText(done).first()).toBeVisible();
}

async function reads(page: Page, status: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, STUDENT);
  await page.goto('/change_of_department_application_details');
  await expect(page.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible();
}

test('a student changes department through all offices, of which one returns it first', async ({ page, college }) => {
  await filled(college.address);
  await signIn(page, STUDENT);
  await page.goto('/change_of_department_application');
  await expect(page.getByRole('region', { name: 'What you need' })).toContainText(/A CGPA of 2.50 or more.*Met/);
  await choose(page.getByRole('combobox', { name: 'Programme' }), 'B.Sc. Economics');
  await choose(page.getByRole('combobox', { name: 'Department' }), 'Economics');
  await page.getByRole('textbox', { name: 'Reason' }).fill('My marks are better there');
  await look(page, 'department-change-apply');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Not paid', { exact: true }).first()).toBeVisible();
  await payByCard(page);
  await reads(page, "With the head of the student's department");

  await decide(page, 'hod', 'Release', 'The student is released');
  await decide(page, HEAD, 'Return', 'The application is returned', 'Please say which marks');
  await reads(page, 'Returned');
  await expect(page.getByText(/Please say which marks/)).toBeVisible();
  await look(page, 'department-change-returned');
  await page.getByRole('button', { name: 'Submit again' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('ECO 101: A, ECO 102: A');
  await pressed(page, 'Submit again');
  await expect(page.getByText('Your application is submitted again')).toBeVisible();

  await decide(page, 'hod', 'Release', 'The student is released');
  await decide(page, HEAD, 'Accept', 'The student is accepted');
  await decide(page, 'dean', 'Agree to the release', 'You have agreed');
  await look(page, 'department-change-decided');
  await decide(page, DEAN, 'Agree to the acceptance', 'You have agreed');
  await decide(page, 'registry', 'Approve', 'The change of department is approved');

  await reads(page, 'Approved');
  const letter = page.getByRole('article', { name: 'Change of department' });
  await expect(letter).toContainText('Your matric number stays as it is.');
  await look(page, 'department-change-letter');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
