import { readFile } from 'node:fs/promises';
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { callerOf } from '../../support/call.ts';
import { invoiceFor } from '../../support/applicant.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { signIn } from '../../support/logIn.ts';
import { payByPost } from '../../support/payByPost.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';

/** From a payment that does not fit to the bank's reference, by two people. */
for (const width of WIDTHS) {
  test.describe(`${width} px`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the bursar asks for a refund, the auditor approves it, and the bank pays it', async ({ page, college }) => {
      const caller = callerOf(college.address);
      const rrr = await invoiceFor(caller);
      const { data: invoice } = await caller.call('GET', `/api/ApplicationInvoice/invoice-details?rrr=${rrr}`);
      await payByPost(invoice, 'short');
      await page.goto(`/payment_return?RRR=${rrr}`);
      await expect(page.getByText('please do not pay again')).toBeVisible();
      const dialog = page.getByRole('dialog');

      await signIn(page, 'bursar');
      await page.goto('/invoice_management/cases?state=open');
      await page.getByRole('searchbox').fill(rrr);
      await page.getByRole('link', { name: 'Short payment' }).click();
      await page.getByRole('button', { name: 'Settle this case' }).first().click();
      await dialog.getByLabel('What was decided').selectOption('To be refunded');
      await dialog.getByLabel('How it was settled').fill('The payer wants the money back, letter 118');
      await dialog.getByRole('button', { name: 'Settle this case' }).click();
      await page.getByRole('link', { name: 'Ask for a refund' }).click();
      await expect(page.getByText('Can be refunded')).toBeVisible();
      await look(page, 'refund-source');

      await page.getByRole('button', { name: 'Ask for this refund' }).click();
      const bank = dialog.getByRole('combobox', { name: 'Bank' });
      await bank.focus();
      await expect(bank).not.toHaveAttribute('aria-busy');
      await bank.selectOption('Access Bank');
      await dialog.getByLabel('Account number').fill('0123 456 789');
      await dialog.getByLabel('Name of the account').fill('BELLO MUSA');
      await dialog.getByLabel('Why it is refunded').fill('Letter 118');
      await dialog.getByRole('button', { name: 'Ask for this refund' }).click();
      await expect(dialog.getByText(/please say why they differ/).first()).toBeVisible();
      await look(page, 'refund-asking');
      await dialog.getByLabel('Why the names differ').fill('The account of the payer’s father, by the letter');
      await dialog.getByRole('button', { name: 'Ask for this refund' }).click();
      const heading = page.getByRole('heading', { name: /^Refund RF\d{6}$/ }).first();
      await expect(heading).toBeVisible();
      const reference = (await heading.textContent())!.replace('Refund ', '');
      await expect(page.getByText('They are not the payer’s')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
      const address = page.url();

      await signIn(page, 'auditor');
      await page.goto('/invoice_management/refunds?state=asked');
      await expect(page.getByRole('link', { name: reference })).toBeVisible();
      await look(page, 'refunds');
      await page.getByRole('link', { name: reference }).click();
      await expect(heading).toBeVisible();
      await look(page, 'refund-to-approve');
      await page.getByRole('button', { name: 'Approve' }).click();
      await dialog.getByRole('button', { name: 'Approve' }).click();
      await expect(page.getByText('The refund is approved')).toBeVisible();

      await signIn(page, 'bursar');
      await page.goto('/invoice_management/refunds');
      await page.getByRole('link', { name: 'Bank’s files' }).click();
      await page.getByRole('button', { name: 'Make the bank’s file' }).click();
      await dialog.getByRole('button', { name: 'Make the bank’s file' }).click();
      await expect(page.getByText(/^File \d+ has \d+ refunds?$/)).toBeVisible();
      await look(page, 'refund-files');
      const download = page.waitForEvent('download');
      await page
        .getByRole('button', { name: /^File \d+$/ })
        .first()
        .click();
      const content = await readFile(await (await download).path(), 'utf8');
      expect(content).toContain(
        `0123456789,Access Bank,BELLO MUSA,9999.00,Refund ${reference} of RRR ${rrr},${reference}`,
      );

      await page.goto(address);
      await page.getByRole('button', { name: 'Confirm the payment' }).click();
      await dialog.getByLabel('The bank’s reference').fill('FT26333K7Q2');
      await dialog.getByRole('textbox', { name: 'Paid on' }).fill(displayDate(lagosDay(new Date())));
      await look(page, 'refund-confirming');
      await dialog.getByRole('button', { name: 'Confirm the payment' }).click();
      await expect(page.getByText('The refund is paid')).toBeVisible();
      await expect(page.getByText('FT26333K7Q2').first()).toBeVisible();
      await look(page, 'refund-paid');
    });
  });
}
