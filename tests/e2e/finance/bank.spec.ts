import { readFile } from 'node:fs/promises';
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { keyboardUserAt } from '../../support/keyboardUser.ts';
import { signIn } from '../../support/logIn.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';

const DAY_MS = 86_400_000;

/** From a statement as the bank has it to a day that nobody opens again, by two people. */
for (const [place, width] of WIDTHS.entries()) {
  test.describe(`${width} px`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });
    const day = lagosDay(new Date(Date.now() - (WIDTHS.length - place) * DAY_MS));

    test('a statement goes up by keyboard, and each of its lines is placed', async ({ page }) => {
      const keys = keyboardUserAt(page);
      const buffer = Buffer.from(
        [
          `Account Number :,00990000${width}`,
          `Trans Date,Value Date,Narration ${width},Withdrawals,Lodgements,Balance`,
          ',,OPENING BALANCE,,,"1,000.00"',
          '02-Oct-2026,02/10/2026,CASH LODGED,,"N450.00","1,450.00"',
          '05-Oct-2026,05/10/2026,COLLECTION CHARGES,(50.00),,"1,400.00"',
          ',,CLOSING BALANCE,,,"1,400.00"',
        ].join('\r\n'),
      );
      await signIn(page, 'bursar');
      await page.goto('/invoice_management/bank');
      await page.getByRole('link', { name: 'Upload a statement' }).click();
      await page.locator('input[type=file]').setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer });
      await expect(page.getByRole('heading', { level: 2, name: 'Which column is which?' })).toBeFocused();
      const narration = page.getByRole('combobox', { name: `Narration ${width} is` });
      await keys.tabTo(narration);
      await keys.type('Narr');
      await look(page, 'bank-columns');
      await keys.tabTo(page.getByRole('button', { name: 'Read this file' }));
      await keys.press('Enter');
      await page.getByRole('button', { name: 'Create 2' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'This was done' })).toBeVisible();
      await expect(async () => {
        await page.goto('/invoice_management/bank/lines?search=LODGED');
        await expect(page.getByText('In suspense').filter({ visible: true }).first()).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await look(page, 'bank-lines');
      await page.goto('/invoice_management/bank');
      await expect(page.getByText('By the statements')).toBeVisible();
      await look(page, 'bank');
    });

    test('the bursar asks to close a day, the auditor closes it, and its pack is printed', async ({ page }) => {
      const dialog = page.getByRole('dialog');
      await signIn(page, 'bursar');
      await page.goto('/invoice_management/closings');
      await page.getByRole('button', { name: 'Ask to close' }).click();
      await dialog.getByLabel('A day').check();
      await dialog.getByRole('textbox', { name: 'Day' }).fill(displayDate(day));
      await look(page, 'closing-asking');
      await dialog.getByRole('button', { name: 'Ask to close' }).click();
      await expect(page.getByRole('heading', { name: 'Cash by channel' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
      const address = page.url();

      await signIn(page, 'auditor');
      await page.goto(address);
      await look(page, 'closing-asked');
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
      await expect(page.getByText('It is closed')).toBeVisible();
      await look(page, 'closing-closed');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Printed pack' }).click();
      const content = await readFile(await (await download).path(), 'utf8');
      expect(content).toContain('Revenue by head');
      await page.goto('/invoice_management/closings');
      await expect(page.getByText('Closed', { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await look(page, 'closings');
    });
  });
}
