import { displayDate } from '#rules/displayDate.ts';
import { test } from '../../support/collegeOfStudents.ts';
import { expect, look } from '../../support/e2e.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { signIn } from '../../support/logIn.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';

const numberOf = ({ userName }: Enrolled) => `2026${userName.length}${userName.toUpperCase()}`;

/** From the office's totals and its list to the signature of a second person, and the student who pays. */
for (const width of WIDTHS) {
  test.describe(`${width} px`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });

    test('balances of before are stated, uploaded, placed, signed and paid', async ({ page, own: { server } }) => {
      const [ada, bola] = [await enrolled(server, `before${width}a`), await enrolled(server, `before${width}b`)];
      const { rows } = await server.platform.database.query({
        name: '',
        text: 'select name from academic_session where id = 1',
        values: [],
      });
      const session = String(rows[0]!['name']);
      const buffer = Buffer.from(
        [
          'S/N,Matric No,Name,Session,Tuition,Library,Outstanding',
          `1,${numberOf(ada)},Okafor Ada,${session},"60,000.00","7,500.00","46,200.00"`,
          `2,${numberOf(bola)},Okafor Ada Ngozi,${session},60000,-,"-13,800.00"`,
          `3,NOBODY/${width},Eze Chidi,${session},nil,200,200`,
          ',TOTAL,,,,,"32,600.00"',
        ].join('\r\n'),
      );
      const dialog = page.getByRole('dialog');

      await signIn(page, 'bursar');
      await page.goto('/invoice_management/opening_balances');
      await expect(page.getByRole('button', { name: 'State the totals' })).toBeVisible();
      await look(page, 'opening-none');
      await page.getByRole('button', { name: 'State the totals' }).click();
      await dialog.getByRole('textbox', { name: 'Cut-over day' }).fill(displayDate('2026-10-01'));
      await dialog.getByLabel('All debts together, in naira').fill('46,400');
      await dialog.getByLabel('All credit together, in naira').fill('13,800');
      await dialog.getByLabel('Students with a debt or credit').fill('3');
      await look(page, 'opening-stating');
      await dialog.getByRole('button', { name: 'State the totals' }).click();
      await page.getByRole('link', { name: 'Upload balances' }).click();
      await page.locator('input[type=file]').setInputFiles({ name: 'fees.csv', mimeType: 'text/csv', buffer });
      await expect(page.getByRole('button', { name: 'Create 3' })).toBeVisible();
      await look(page, 'opening-trial');
      await page.getByRole('button', { name: 'Create 3' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'This was done' })).toBeVisible();
      await page.goto('/invoice_management/opening_balances');
      await expect(page.getByRole('link', { name: `NOBODY/${width}` })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);
      await look(page, 'opening');

      await page.getByRole('link', { name: 'Who waits' }).click();
      await expect(page.getByRole('heading', { name: 'Uploaded balances' })).toBeVisible();
      await expect(page.getByText('Eze Chidi').filter({ visible: true }).first()).toBeVisible();
      await look(page, 'opening-lines');
      await page
        .getByRole('link', { name: `NOBODY/${width}` })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole('button', { name: 'Say whose it is' }).click();
      await dialog.getByLabel('Matric or registration number').fill(numberOf(bola));
      await dialog.getByLabel('Why').fill('Seen on the ledger card');
      await dialog.getByRole('button', { name: 'Say whose it is' }).click();
      await expect(page.getByText('Posted', { exact: true })).toBeVisible();
      await look(page, 'opening-line');

      await signIn(page, 'auditor');
      await page.goto('/invoice_management/opening_balances');
      await page.getByRole('button', { name: 'Sign', exact: true }).click();
      await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
      await expect(page.getByText('It is signed')).toBeVisible();
      await look(page, 'opening-signed');
      await page.getByRole('link', { name: 'Printed sheet' }).click();
      await expect(page.getByText('OPB/2026/').first()).toBeVisible();
      await look(page, 'opening-paper');

      await signIn(page, ada.userName);
      await page.goto('/academic_fees/school_fees');
      await expect(page.getByRole('button', { name: `Pay what is owed of ${session}` })).toBeVisible();
      await look(page, 'opening-student');
      await page.getByRole('button', { name: `Pay what is owed of ${session}` }).click();
      await expect(page.getByText(`Balance of ${session}`).first()).toBeVisible();
      await look(page, 'opening-invoice');
    });
  });
}
