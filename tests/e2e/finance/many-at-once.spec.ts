import type { Page } from '@playwright/test';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { signIn, tokenOf } from '../../support/logIn.ts';
import { feeNamed, invoiceFee, newPayer } from '../../support/payer.ts';
import { sheetOf } from '../../support/sheet.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';

/** A college whose students have charges, invoices and payments. */
test.use({ students: '40' });

test.beforeEach(({ page }) =>
  page.addLocatorHandler(page.getByRole('dialog', { name: 'General Notice' }), async (notices) => {
    await notices.getByRole('button', { name: 'I have read this' }).click();
  }),
);

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Listed {
  readonly rows: readonly { readonly number: string; readonly rrr: string | null; readonly session: string }[];
}

/** The college is filled in the background, after it has begun to answer. */
async function filled(address: string, token: string) {
  const read = async (query: string) =>
    (await callerOf(address).call<Listed>('GET', `/api/Payment/students-invoices?pageSize=50&${query}`, { token })).data
      .rows;
  await expect
    .poll(async () => (await read('state=paid&purpose=school')).length, {
      message: 'students have paid',
      timeout: 60_000,
    })
    .toBeGreaterThan(0);
  return { paid: await read('state=paid&purpose=school') };
}

const dialogOf = (page: Page) => page.getByRole('dialog');

for (const width of WIDTHS) {
  test.describe(`${width} px`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the bursary raises fees together, takes it back, raises by a file, awards by a file, and reads its report', async ({
      page,
      college,
    }) => {
      const token = await tokenOf(college.address, 'bursar');
      const caller = callerOf(college.address);
      const { paid } = await filled(college.address, token);
      const { session, number } = paid[0]!;
      await signIn(page, 'bursar');
      await page.goto('/reports/bursary');
      await expect(page.getByText('Students charged', { exact: true })).toBeVisible();
      await look(page, 'bursary-report');
      for (const by of ['faculty', 'level', 'age']) {
        await page.goto(`/reports/bursary?by=${by}`);
        await expect(page.getByText('Students charged', { exact: true })).toBeVisible();
        await look(page, `bursary-report-${by}`);
      }

      const choose = async () => {
        await page.goto('/fees_assignment/school_fees/bulk');
        const groups = page.getByRole('region', { name: 'Published groups' });
        await groups
          .getByRole('checkbox', { name: /^All, Undergraduate/ })
          .first()
          .check();
      };
      const publish = async () => {
        const seen = page.getByRole('region', { name: 'What publishing would change' });
        await seen.getByRole('button', { name: 'See what it would change' }).click();
        await expect(seen.getByText('Expected income')).toBeVisible();
        await look(page, 'bulk-publish');
        await seen.getByRole('button', { name: 'Publish' }).click();
        await dialogOf(page).getByRole('button', { name: 'Publish' }).click();
        await expect(page.getByText('The fees are published')).toBeVisible();
      };
      await choose();
      await page.getByRole('button', { name: 'See what it changes in 1 group' }).click();
      await expect(page.getByText('Expected income')).toBeVisible();
      await look(page, 'bulk-tried');
      await page.getByRole('button', { name: 'Draft the next versions' }).click();
      await publish();
      await choose();
      await page.getByRole('button', { name: 'See what taking back changes' }).click();
      await expect(page.getByText('Expected income')).toBeVisible();
      await look(page, 'bulk-back');
      await page.getByRole('button', { name: 'Draft the fees of before' }).click();
      await publish();

      await page.goto('/fees_assignment/upload');
      await look(page, 'fees-upload');
      await page.getByLabel('Spreadsheet').setInputFiles({
        name: 'fees.xlsx',
        mimeType: XLSX,
        buffer: await sheetOf([
          [...HEADINGS],
          ['School fees', session, 'Undergraduate', '', '', '', '', '', '', '', 'Tuition', '99,000'],
          ['School fees', session, 'Undergraduate', '', '', '', '', '', '', '', 'Parking', '5,000'],
        ]),
      });
      await expect(page.getByRole('heading', { name: 'This is what it would do' })).toBeVisible();
      await look(page, 'fees-upload-tried');
      await page.getByRole('button', { name: 'Change 1' }).click();
      await expect(page.getByRole('heading', { name: 'This was done' })).toBeVisible();
      await page.goto('/fees_assignment/school_fees/bulk');
      await page
        .getByRole('region', { name: 'Drafts, to publish together' })
        .getByRole('checkbox', { name: `All, Undergraduate, ${session}` })
        .check();
      await publish();
      await page.goto('/fees_assignment/clone');
      await look(page, 'fees-clone');

      const sessions = await caller.call<{ id: number; session: string }[]>('GET', '/api/Session/all-sessions');
      const made = await caller.call<{ id: number }>('POST', '/api/Payment/scholarships', {
        token,
        body: {
          name: 'Governor’s award',
          funder: 'Ogun State',
          sessionId: sessions.data.find((each) => each.session === session)!.id,
          percent: 10,
        },
      });
      await page.goto(`/fees_assignment/scholarship_management/view_scholarship?id=${made.data.id}`);
      await page.getByLabel(/^From a file/).setInputFiles({
        name: 'awards.xlsx',
        mimeType: XLSX,
        buffer: await sheetOf([['Matric or registration number'], [number], ['NOBODY1'], [number]]),
      });
      await page.getByRole('button', { name: 'See the effect on 3' }).click();
      await expect(page.getByText('2 are left out')).toBeVisible();
      await look(page, 'awards-tried');
      await page
        .getByRole('region', { name: 'Award', exact: true })
        .getByRole('button', { name: 'Award', exact: true })
        .click();
      await dialogOf(page).getByRole('button', { name: 'Award' }).click();
      await expect(page.getByText('1 student has the scholarship')).toBeVisible();
      await page.getByRole('button', { name: /^Withdraw from/ }).click();
      await dialogOf(page).getByLabel('Reason').fill('Left the programme of the funder');
      await look(page, 'award-withdrawing');
      await dialogOf(page).getByRole('button', { name: 'Withdraw' }).click();
      await expect(page.getByText('The award is withdrawn')).toBeVisible();
      await look(page, 'award-withdrawn');

      const { invoiceNumber } = await invoiceFee(caller, (await feeNamed(caller, 'Identity Card')).id, newPayer());
      await page.goto('/invoice_management/bursary');
      await expect(page.getByRole('link', { name: invoiceNumber })).toBeVisible();
      await look(page, 'bursary-invoices');
      await page.goto('/invoice_management/delete_sundry_invoice');
      await page.getByLabel('RRR or invoice number').fill(invoiceNumber);
      await page.getByRole('button', { name: 'Find invoice' }).click();
      await page.getByRole('button', { name: 'Delete this invoice' }).click();
      await dialogOf(page).getByLabel('Reason').fill('Made twice at the desk');
      await look(page, 'sundry-deleting');
      await dialogOf(page).getByRole('button', { name: 'Delete this invoice' }).click();
      await expect(page.getByText('The invoice is void')).toBeVisible();
      await expect(page.getByText('Made twice at the desk').first()).toBeVisible();
      await look(page, 'sundry-deleted');

      await page.goto(`/invoice_management/school_fees/receipt?number=${encodeURIComponent(number)}`);
      const first = page.getByRole('region', { name: 'Receipts' }).getByRole('button').first();
      const copy = page.getByRole('article', { name: /\(Copy\)$/ });
      await expect(first.or(copy).first()).toBeVisible();
      if (!(await copy.isVisible())) await first.click();
      await expect(copy).toBeVisible();
      await look(page, 'receipt-copy');
    });
  });
}

const HEADINGS = [
  'For',
  'Session',
  'Student type',
  'Programme',
  'Department',
  'Level',
  'Entered in',
  'Residence',
  'Group',
  'Sex',
  'Fee',
  'Amount in naira',
] as const;
