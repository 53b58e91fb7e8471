import { test } from '../../support/collegeOfStudents.ts';
import { expect, look } from '../../support/e2e.ts';
import { enrolled } from '../../support/enrolled.ts';
import { pdf } from '../../support/files.ts';
import { signIn } from '../../support/logIn.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';

/** From a teller above the limit to the books, by two people. */
for (const width of WIDTHS) {
  test.describe(`${width} px`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the bursar enters a teller, the auditor approves it and reverses it', async ({ page, own: { server } }) => {
      const student = await enrolled(server, `teller${width}`);
      const dialog = page.getByRole('dialog');
      await signIn(page, 'bursar');
      await page.goto('/invoice_management/adjustments');
      await page.getByRole('link', { name: 'Waive, write off or lodge' }).click();
      await page
        .getByLabel('Matric or registration number')
        .fill(`2026${student.userName.length}${student.userName.toUpperCase()}`);
      await page.getByRole('button', { name: 'Find the student' }).click();
      await expect(page.getByText('You post at once up to')).toBeVisible();
      await look(page, 'adjustment-student');
      await page.getByRole('button', { name: 'Enter a bank teller' }).click();
      await dialog.getByLabel('Amount in naira').fill('25,000');
      const bank = dialog.getByRole('combobox', { name: 'Bank' });
      await bank.focus();
      await expect(bank).not.toHaveAttribute('aria-busy');
      await bank.selectOption('Access Bank');
      await dialog.getByLabel('Teller number').fill(`90${width}77`);
      await dialog.getByRole('textbox', { name: 'Paid in on' }).fill(displayDate(lagosDay(new Date())));
      await dialog.getByLabel('Why it was paid at the counter').fill('The terminal was down');
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'teller.pdf',
        mimeType: 'application/pdf',
        buffer: pdf(),
      });
      await expect(dialog.getByText('teller.pdf').first()).toBeVisible();
      await look(page, 'adjustment-asking');
      await dialog.getByRole('button', { name: 'Enter a bank teller' }).click();
      const heading = page.getByRole('heading', { name: /^Lodgement AJ\d{6}$/ }).first();
      await expect(heading).toBeVisible();
      await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
      const address = page.url();

      await signIn(page, 'auditor');
      await page.goto(address);
      await expect(heading).toBeVisible();
      await look(page, 'adjustment-to-approve');
      await page.getByRole('button', { name: 'Approve' }).click();
      await dialog.getByRole('button', { name: 'Approve' }).click();
      await expect(page.getByText('It is approved and posted')).toBeVisible();
      await page.getByRole('button', { name: 'Reverse' }).click();
      await dialog.getByLabel('Why').fill('The teller is another student’s');
      await dialog.getByRole('button', { name: 'Reverse' }).click();
      await expect(page.getByText('It is reversed')).toBeVisible();
      await look(page, 'adjustment-reversed');
      await page.goto('/invoice_management/adjustments');
      await expect(page.getByRole('link', { name: /AJ\d{6}/ }).first()).toBeVisible();
      await look(page, 'adjustments');
      await page.goto('/invoice_management/adjustments/limits');
      await expect(page.getByText('Limits by role')).toBeVisible();
      await look(page, 'adjustment-limits');
    });
  });
}
