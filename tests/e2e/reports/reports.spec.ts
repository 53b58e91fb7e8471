import type { Page } from '@playwright/test';
import type { Report } from '#contract/kit/report.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { invoiceFor, logIn as logInByRrr } from '../../support/applicant.ts';
import { callerOf, type Caller } from '../../support/call.ts';
import { expect, keepPicture, look, test } from '../../support/e2e.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';
import { press, tabTo } from '../../support/keys.ts';
import { logIn, tokenOf } from '../../support/logIn.ts';
import { payByPost } from '../../support/payByPost.ts';
import { feeNamed, invoiceFee, newPayer } from '../../support/payer.ts';

const POSTGRADUATE = {
  applicationTypeId: 7,
  endpoints: { login: { method: 'POST', path: '/PGApplication/login' } },
} as const;

/** Pays on the provider's page, and says so to the college. */
async function payFor(caller: Caller, rrr: string): Promise<void> {
  await payByPost((await caller.call('GET', `/api/ApplicationInvoice/invoice-details?rrr=${rrr}`)).data);
  await caller.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
}

test.beforeAll(async ({ college }) => {
  const caller = callerOf(college.address);
  for (const programme of [undefined, undefined, POSTGRADUATE]) {
    const rrr = await invoiceFor(caller, programme);
    await payFor(caller, rrr);
    await logInByRrr(caller, rrr, programme);
  }
  await invoiceFor(caller);
  for (const fee of ['Identity Card', 'Auditorium, one day', 'Attestation Letter']) {
    const { rrr } = await invoiceFee(caller, (await feeNamed(caller, fee)).id, newPayer());
    await payFor(caller, rrr!);
  }
});

/** What the college has counted by now: other tests have people who pay, too. */
async function counted(address: string, report: string, query = '') {
  const token = await tokenOf(address, 'bursar');
  return (
    await callerOf(address).call<Report<Record<string, string | number>, Record<string, number>>>(
      'GET',
      `/api/${report}?${query}`,
      { token },
    )
  ).data;
}

/** The texts of a line's cells, one after the other. */
const line = (name: string, { receivedKobo, ...counts }: Readonly<Record<string, string | number>>) =>
  new RegExp(
    `^${name}${Object.values(counts)
      .filter((count) => typeof count === 'number')
      .map(withThousands)
      .join('')}${formatNaira(Number(receivedKobo))}$`,
  );

/** A line of a report by the texts of its cells, one after the other. */
const row = (page: Page, report: string, hasText: RegExp) =>
  page.getByRole('table', { name: report }).getByRole('row').filter({ hasText });

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });

    test.beforeEach(async ({ page }) => {
      await logIn(page, 'bursar');
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    });

    test('the bursar reads what was paid, by purpose, by day and by channel, and takes it along', async ({
      page,
      college,
    }) => {
      const { rows, total } = await counted(college.address, 'Payment/fee-report');
      await page.goto('/reports/payment_reports');
      await expect(
        row(
          page,
          'Payment reports',
          line(
            'Services: Venues',
            rows.find(({ purpose }) => purpose === 'Services: Venues')!,
          ),
        ),
      ).toBeVisible();
      await expect(row(page, 'Payment reports', line('Total', total))).toBeVisible();
      await look(page, 'report-payments');
      await page.getByLabel('Shown by').selectOption('Day');
      await expect(page.getByRole('img', { name: /^Money received day by day/ })).toBeVisible();
      const [{ day } = { day: '' }] = (await counted(college.address, 'Payment/fee-report', 'by=day')).rows;
      await page.getByLabel('From', { exact: true }).fill(String(day));
      await expect(page.getByRole('slider', { name: /^Money received day by day/ })).toHaveAttribute(
        'aria-valuetext',
        /the period before ₦/,
      );
      await look(page, 'report-payments-by-day');
      await page.getByLabel('From', { exact: true }).fill('');
      await page.getByLabel('Shown by').selectOption('Channel');
      await expect(row(page, 'Payment reports', line('Total', total))).toBeVisible();
      await page.getByRole('combobox', { name: 'Purpose' }).selectOption('New students: Registration');
      await expect(page).toHaveURL(/by=channel&purposeId=\d+/);
      const registrations = line(
        'Total',
        (await counted(college.address, 'Payment/fee-report', new URL(page.url()).searchParams.toString())).total,
      );
      await expect(row(page, 'Payment reports', registrations)).toBeVisible();
      await page.reload();
      await expect(row(page, 'Payment reports', registrations)).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      await page.getByRole('button', { name: 'Excel (.xlsx)' }).click();
      expect((await download).suggestedFilename()).toMatch(/^fee-report-\d{4}-\d\d-\d\d\.xlsx$/);
      await page.getByLabel('To', { exact: true }).fill('2020-01-01');
      await expect(page.getByText('no result found')).toBeVisible();
      await look(page, 'report-none');
    });

    test('applications by programme, at both of its addresses; on paper there is no menu', async ({
      page,
      college,
    }) => {
      const { rows, total } = await counted(college.address, 'Application/application-report');
      const jupeb = rows.find(({ programme }) => programme === 'JUPEB')!;
      await page.goto('/reports/application_reports');
      await expect(row(page, 'Application reports', line(`JUPEB${jupeb['session']}`, jupeb))).toBeVisible();
      await page.goto('/app_reports/application_reports');
      await expect(row(page, 'Application reports', line('Total', total))).toBeVisible();
      await expect(page.getByText(/^\d+% of invoices$/)).toBeVisible();
      await look(page, 'report-applications');
      await page.getByLabel('Programme').selectOption('JUPEB');
      await expect(row(page, 'Application reports', line('Total', jupeb))).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.paper-head')).toContainText(/Matricula College.*Programme: JUPEB.*Printed by .* on /);
      await expect(page.locator('.paper-head')).toBeVisible();
      for (const role of ['navigation', 'button', 'combobox', 'contentinfo'] as const)
        await expect(page.getByRole(role), role).toHaveCount(0);
      await keepPicture(page, `report-print-${width}`);
      await page.pdf({ path: `test-results/pages/report-${width}.pdf`, format: 'A4' });
    });
  });
}

test('with the keyboard alone the menu leads to the report, a filter is chosen and the file is had', async ({
  page,
}) => {
  await logIn(page, 'bursar');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await press(page, page.locator('summary', { hasText: 'Reports' }));
  await press(page, page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Payment reports' }));
  await expect(page.getByRole('heading', { name: 'Payment reports' })).toBeFocused();
  await tabTo(page, page.getByLabel('Shown by'));
  await page.keyboard.type('Cha');
  await expect(row(page, 'Payment reports', /^Not stated\d+₦/)).toBeVisible();
  await expect(page.getByLabel('Shown by')).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Download' }));
  const download = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'CSV (.csv)' }));
  expect((await download).suggestedFilename()).toMatch(/^fee-report-\d{4}-\d\d-\d\d\.csv$/);
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: 'Print' }));
});

test('who does not hold the claim is led away, and is not shown the way', async ({ page }) => {
  await logIn(page, 'student');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Reports', { exact: true })).toHaveCount(0);
  await page.goto('/reports/payment_reports');
  await expect(page).toHaveURL(/no_access/);
});
