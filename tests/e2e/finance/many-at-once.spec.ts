import type { Page } from '@playwright/test';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { bursaryReport } from '#contract/reports/bursary.ts';
import { formatNaira } from '#rules/money.ts';
import { approveWaitingAwards } from '../../support/awarding.ts';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { signIn, tokenOf } from '../../support/logIn.ts';
import { FEE_HEADINGS, feeRow } from '../../support/feeSheet.ts';
import { feeNamed, invoiceFee, newPayer } from '../../support/payer.ts';
import { publishWaiting } from '../../support/publishFees.ts';
import { sheetOf } from '../../support/sheet.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';

/** A college whose students have charges, invoices and payments. */
test.use({ students: '40' });

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

/** So many are awarded by one file, which has three rows besides that are wrong. */
const AWARDED = 40;

/** Numbers of undergraduates of the session that is open. */
async function undergraduatesOf(address: string): Promise<readonly string[]> {
  const token = await tokenOf(address, 'admin');
  const path = '/api/Student/get-students?studentTypeId=1&state=matriculated&pageSize=100';
  const { data } = await callerOf(address).call<{ rows: { matricNumber: string | null; regNumber: string }[] }>(
    'GET',
    path,
    { token },
  );
  return data.rows.map(({ matricNumber, regNumber }) => matricNumber ?? regNumber).slice(0, AWARDED);
}

async function reportOf(address: string, token: string) {
  const { data } = await callerOf(address).call<Reply<typeof bursaryReport.report>>('GET', '/api/Bursary/report', {
    token,
  });
  return data.total;
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
        await seen.getByRole('button', { name: 'Ask to publish' }).click();
        await dialogOf(page).getByRole('button', { name: 'Ask to publish' }).click();
        await expect(page.getByText('It waits for another person')).toBeVisible();
        await publishWaiting(caller, await tokenOf(college.address, 'auditor'));
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
      const undergraduates = { For: 'School fees', Session: session, 'Student type': 'Undergraduate' };
      await look(page, 'fees-upload');
      await page.getByLabel('Spreadsheet').setInputFiles({
        name: 'fees.xlsx',
        mimeType: XLSX,
        buffer: await sheetOf([
          FEE_HEADINGS,
          feeRow({ ...undergraduates, Fee: 'Tuition', 'Amount (₦)': '99,000' }),
          feeRow({ ...undergraduates, Fee: 'Parking', 'Amount (₦)': '5,000' }),
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
      const numbers = await undergraduatesOf(college.address);
      expect(numbers).toHaveLength(AWARDED);
      await page.getByLabel(/^From a file/).setInputFiles({
        name: 'awards.xlsx',
        mimeType: XLSX,
        buffer: await sheetOf(
          ['Matric or registration number', 'NOBODY1', ...numbers, numbers[0]!, 'NOBODY2'].map((each) => [each]),
        ),
      });
      await page.getByRole('button', { name: `See the effect on ${AWARDED + 3}` }).click();
      await expect(page.getByText('3 are left out')).toBeVisible();
      await look(page, 'awards-tried');
      const before = await reportOf(college.address, token);
      const panel = page.getByRole('region', { name: 'Award', exact: true });
      await panel.getByRole('button', { name: 'Ask to award' }).click();
      await dialogOf(page).getByRole('button', { name: 'Ask to award' }).click();
      await expect(page.getByText('It waits for another person')).toBeVisible();
      const auditor = await tokenOf(college.address, 'auditor');
      await approveWaitingAwards(caller, auditor);
      const scholarship = await caller.call<{ usedKobo: number }>('GET', `/api/Payment/scholarship/${made.data.id}`, {
        token,
      });
      const after = await reportOf(college.address, token);
      expect(after.awardedKobo - before.awardedKobo).toBe(scholarship.data.usedKobo);
      expect(after.expectedKobo - after.awardedKobo - after.waivedKobo - after.collectedKobo).toBe(after.owedKobo);
      await page.goto('/fees_assignment/awards');
      await page.getByRole('link', { name: "Governor's award" }).click();
      await expect(page.getByText(`${AWARDED} are awarded`)).toBeVisible();
      await look(page, 'award-request');
      await page.goto(`/fees_assignment/scholarship_management/view_scholarship?id=${made.data.id}`);
      await page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .check();
      await page.getByRole('button', { name: `All ${AWARDED} found` }).click();
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await dialogOf(page)
        .getByLabel(/^Why are these awards withdrawn/)
        .fill('Left the programme of the funder');
      await look(page, 'awards-withdrawing');
      await dialogOf(page).getByRole('button', { name: 'Withdraw' }).click();
      await expect(page.getByText(`${AWARDED} to be withdrawn`).first()).toBeVisible();
      await approveWaitingAwards(caller, auditor);
      await expect.poll(async () => (await reportOf(college.address, token)).awardedKobo).toBe(before.awardedKobo);
      await page.reload();
      await expect(page.getByRole('cell', { name: 'Withdrawn' }).first()).toBeVisible();
      await look(page, 'awards-withdrawn');
      const last = await reportOf(college.address, token);
      await page.goto('/reports/bursary');
      for (const [figure, kobo] of [
        ['Expected', last.expectedKobo],
        ['Paid by scholarships', last.awardedKobo],
        ['Collected', last.collectedKobo],
        ['Owed', last.owedKobo],
      ] as const)
        await expect(
          page.getByRole('term').filter({ hasText: figure }).locator('xpath=following-sibling::dd[1]'),
        ).toContainText(formatNaira(kobo));
      await look(page, 'bursary-report-after');

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
