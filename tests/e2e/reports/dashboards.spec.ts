import type { Page } from '@playwright/test';
import { invoiceFor } from '../../support/applicant.ts';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { signIn } from '../../support/logIn.ts';
import { payByPost } from '../../support/payByPost.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';

test.beforeAll(async ({ college }) => {
  const caller = callerOf(college.address);
  const rrr = await invoiceFor(caller);
  await payByPost((await caller.call('GET', `/api/ApplicationInvoice/invoice-details?rrr=${rrr}`)).data);
  await caller.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
});

async function dashboardOf(page: Page, userName: string): Promise<void> {
  await signIn(page, userName);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible();
}

/** The links behind cards and charts, each led to the page that it names. */
async function followEach(page: Page, within: string): Promise<void> {
  const links = await page.locator(within).evaluateAll((found) => found.map((link) => link.getAttribute('href')!));
  expect(links.length).toBeGreaterThan(0);
  for (const to of links) {
    await page.goto(to);
    await expect(page, to).not.toHaveURL(/no_access/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });

    test('an administrator compares the college’s figures, in the session of the choice', async ({ page }) => {
      await dashboardOf(page, 'admin');
      await expect(page.getByRole('link', { name: /^Active users/ })).toBeVisible();
      await page.getByText('Numbers of Users by role').click();
      await expect(
        page.getByRole('table', { name: 'Users by role' }).getByRole('row', { name: /^admin/ }),
      ).toBeVisible();
      await look(page, 'dashboard-admin');
      await page.getByLabel('From the invoice to the matric number').scrollIntoViewIfNeeded();
      await expect(page.getByLabel(/^From the invoice to the matric number. The highest is/)).toBeVisible();
      await followEach(page, '.figure__page');
    });

    test('the bursar walks along the days of a chart by keyboard', async ({ page }) => {
      await dashboardOf(page, 'bursar');
      await page.getByRole('slider', { name: 'Received day by day, point by point' }).focus();
      await page.keyboard.press('Home');
      await expect(page.getByRole('slider', { name: 'Received day by day, point by point' })).toHaveAttribute(
        'aria-valuetext',
        /₦0.00$/,
      );
      await look(page, 'dashboard-bursar');
      await expect(page.getByRole('heading', { name: 'Users by role' })).toHaveCount(0);
      await followEach(page, '.figure__page');
    });

    test('an admissions officer, a head and a student see what is theirs', async ({ page }) => {
      await dashboardOf(page, 'admissions');
      await expect(page.getByLabel('Candidates by department, point by point')).toBeVisible();
      await look(page, 'dashboard-admissions');
      await dashboardOf(page, 'hod');
      await expect(page.getByLabel('Courses with and without a lecturer, point by point')).toBeVisible();
      await look(page, 'dashboard-hod');
      await followEach(page, '.figure__page');
      await dashboardOf(page, 'student');
      await expect(page.getByRole('link', { name: /^Your receipts/ })).toHaveAttribute(
        'href',
        '/academic_fees/payments',
      );
      await look(page, 'dashboard-student');
    });
  });
}
