import { test } from '../../support/collegeOfStudents.ts';
import { expect, look } from '../../support/e2e.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { signIn } from '../../support/logIn.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';

const numberOf = ({ userName }: Enrolled) => `2026${userName.length}${userName.toUpperCase()}`;

/** From the fund's list, of which one line in ten is faulty, to the case of that line, by two people. */
for (const width of WIDTHS) {
  test.describe(`${width} px`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the bursar uploads a batch, the auditor approves it, and who fits nobody waits', async ({
      page,
      own: { server },
    }) => {
      const batch = `NELF ${width}`;
      const students = [];
      for (const letter of 'abcdefghi') students.push(await enrolled(server, `loan${width}${letter}`));
      const { rows } = await server.platform.database.query({
        name: '',
        text: 'select name from academic_session where id = 1',
        values: [],
      });
      const session = String(rows[0]!['name']);
      const lines = [...students.map((student) => [numberOf(student), 'ADA OKAFOR']), ['NOBODY/1', 'Eze Chidi']];
      const buffer = Buffer.from(
        [
          'Batch,Session,Matric number,Full name,Amount (₦)',
          ...lines.map(([number, name]) => `${batch},${session},${number},${name},"50,000.00"`),
        ].join('\r\n'),
      );
      const dialog = page.getByRole('dialog');

      await signIn(page, 'bursar');
      await page.goto('/invoice_management/loans');
      await look(page, 'loans-none');
      await page.getByRole('link', { name: 'Upload a loan list' }).click();
      await page.locator('input[type=file]').setInputFiles({ name: 'loans.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('tab', { name: 'Notices 1' }).click();
      await expect(page.getByText(/No student has this number: its money will wait in suspense/).first()).toBeVisible();
      await look(page, 'loan-trial');
      await page.getByRole('button', { name: 'Create 10' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'This was done' })).toBeVisible();
      await page.goto('/invoice_management/loans');
      await page.getByRole('link', { name: batch, exact: true }).click();
      await expect(page.getByText('9 lines, ₦450,000.00')).toBeVisible();
      await page.getByRole('button', { name: 'Request to post' }).click();
      await dialog.getByRole('button', { name: 'Request to post' }).click();
      await expect(page.getByText('To be approved').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
      const address = page.url();

      await signIn(page, 'auditor');
      await page.goto(address);
      await look(page, 'loan-batch');
      await page.getByRole('button', { name: 'Approve' }).click();
      await dialog.getByRole('button', { name: 'Approve' }).click();
      await expect(async () => {
        await page.goto(address);
        await expect(page.getByText('9 lines, ₦450,000.00')).toBeVisible({ timeout: 3_000 });
        await expect(page.getByRole('row', { name: /^No student has this number/ })).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await look(page, 'loan-batch-posted');
      await page.getByRole('link', { name: 'See its lines' }).click();
      await expect(page.getByText('Payment case').filter({ visible: true }).first()).toBeVisible();
      await look(page, 'loan-lines');
      await page.goto('/invoice_management/loans/waiting');
      await expect(page.getByText('Eze Chidi').filter({ visible: true }).first()).toBeVisible();
      await look(page, 'loan-waiting');
    });
  });
}
