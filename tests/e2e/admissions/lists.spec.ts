import type { Page } from '@playwright/test';
import { expect, look, test } from '../../support/e2e.ts';
import { keyboardUserAt } from '../../support/keyboardUser.ts';
import { signIn } from '../../support/logIn.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';

/** Spreadsheets that a demo college is tried with. */
const upload = async (page: Page, name: string) =>
  page.locator('input[type=file]').setInputFiles(`data/demo/${name}.xlsx`);

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the JAMB list is tried, uploaded, corrected by hand, and taken back but for whom somebody touched', async ({
      page,
    }) => {
      await signIn(page, 'admissions');
      await page.goto('/jamb_list_upload');
      await expect(page.getByText('xlsx, xls, ods or csv, under 12 MB, at most 50,000 rows')).toBeVisible();
      await upload(page, 'jamb-list');
      await expect(page.getByRole('heading', { level: 2, name: 'This is what it would do' })).toBeVisible();
      for (const [name, count] of [
        ['Added', 40],
        ['Changed', 1],
        ['Unchanged', 0],
        ['Refused', 2],
        ['Unknown', 0],
      ] as const)
        await expect(tab(page, name)).toContainText(String(count));
      await tab(page, 'Changed').click();
      await expect(page.getByRole('table', { name: 'What is changed' })).toContainText('Score 1');
      await tab(page, 'Refused').click();
      await expect(page.getByText("no department is called 'Alchemy'")).toBeVisible();
      await expect(page.getByText('invalid JAMB registration number')).toBeVisible();
      await look(page, 'jamb-list-tried');
      await page.getByRole('button', { name: 'Create 40, change 1' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'This was done' })).toBeVisible();

      await page.getByRole('region', { name: 'This was done' }).getByRole('link', { name: 'JAMB list' }).click();
      await page.getByRole('searchbox').fill('202639910001');
      await page.getByRole('link', { name: /^202639910001/ }).click();
      await expect(page.getByText('UTME score', { exact: true })).toBeVisible();
      await look(page, 'jamb-candidate');
      await page.getByRole('link', { name: 'Edit' }).click();
      await page.getByLabel('Middle name').fill('Zikora');
      await look(page, 'jamb-candidate-edit');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /Zikora$/ })).toBeVisible();

      await page.goto('/applications/jamb_list_upload');
      const latest = page.getByRole('region', { name: 'The latest upload' });
      await expect(latest).toContainText('40 created and 1 changed');
      await latest.getByRole('button', { name: 'Take back' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
      const outcome = page.getByRole('region', { name: 'This was taken back' });
      await expect(outcome).toContainText('Restored1');
      await expect(outcome).toContainText('Removed39');
      await expect(outcome.getByRole('row').filter({ hasText: '202639910001' })).toContainText(
        'somebody changed this candidate since',
      );
      await look(page, 'jamb-list-taken-back');
      await outcome.getByRole('link', { name: 'JAMB list' }).click();
      await page.getByRole('searchbox').fill('2026399');
      await expect(page.getByRole('status').filter({ hasText: '1–1 of 1' })).toBeVisible();
    });

    test("an office's own file is matched once, by keyboard", async ({ page }) => {
      const keys = keyboardUserAt(page);
      const rows = [
        'DIRECT ENTRY, AS SENT BY THE BOARD',
        `RG_NUM;Candidate ${width};RG_SEX;CO_NAME;IsDECleared`,
        '202639920001DE;ANDRÉ, Solange;F;COMPUTER SCIENCE;1',
        '202639920002DE;IGWE PAUL UCHE;M;COMPUTER SCIENCE;',
        'TOTAL;2',
      ];
      const buffer = Buffer.from(rows.join('\r\n'), 'latin1');
      const send = () =>
        page.locator('input[type=file]').setInputFiles({ name: 'direct-entry.csv', mimeType: 'text/csv', buffer });
      await signIn(page, 'admissions');
      await page.goto('/applications/de_list_upload');
      await send();
      await expect(page.getByRole('heading', { level: 2, name: 'Which column is which?' })).toBeFocused();
      await expect(page.getByText('ANDRÉ, Solange', { exact: true })).toBeVisible();
      await look(page, 'columns-proposed');
      const name = page.getByRole('combobox', { name: `Candidate ${width} is` });
      await keys.tabTo(name);
      await keys.type('Whole');
      await expect(page.getByRole('region', { name: 'Whole names' })).toContainText('PAUL');
      await look(page, 'columns-matched');
      await keys.tabTo(page.getByRole('button', { name: 'Read this file' }));
      await keys.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: 'This is what it would do' })).toBeVisible();
      await expect(tab(page, 'Added')).toContainText('2');
      await expect(page.getByText('Row 5 is a total, an average or a signature, and was left out.')).toBeVisible();

      await send();
      await expect(page.getByText(/^The columns were read as .+ matched them on /)).toBeVisible();
      await expect(tab(page, 'Added')).toContainText('2');
    });
  });
}

test('from the JAMB list come scores and places; who is on no list is told apart, and the scores are drawn', async ({
  page,
}) => {
  await signIn(page, 'admissions');
  await page.goto('/applications/jamb_list_upload');
  await upload(page, 'jamb-list');
  // What the journey before touched by hand is there still.
  await page.getByRole('button', { name: /^Create (40, change 1|39, change 2)$/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'This was done' })).toBeVisible();

  await page.goto('/applications/putme_result_upload');
  await upload(page, 'putme-results');
  await tab(page, 'Unknown').click();
  await expect(page.getByRole('row').filter({ hasText: '202639999999ZZ' })).toBeVisible();
  await page.getByRole('button', { name: 'Create 32' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'This was done' })).toBeVisible();
  await page.getByRole('link', { name: 'how the scores are distributed' }).click();
  await expect(page.getByRole('figure').filter({ hasText: 'Candidates by their score' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'This was done' })).toBeVisible();
  await look(page, 'putme-scores');

  await page.goto('/student_management/admission_list/upload');
  await upload(page, 'admission-list');
  await page.getByRole('button', { name: 'Create 12' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'This was done' })).toBeVisible();
  await page.getByRole('region', { name: 'This was done' }).getByRole('link', { name: 'Places' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Offered' }).first()).toBeVisible();
  await look(page, 'admission-places');
});

test('lecturers come by a spreadsheet, and are corrected one by one', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/lecturer_management/lecturer_upload');
  await expect(page.getByRole('heading', { level: 1, name: 'Lecturer Upload' })).toBeVisible();
  await upload(page, 'lecturers');
  await page.getByRole('button', { name: 'Create 8' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'This was done' })).toBeVisible();
  await page.getByRole('region', { name: 'This was done' }).getByRole('link', { name: 'Lecturers' }).click();
  const doctor = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: 'Dr', exact: true }) })
    .first();
  await expect(doctor).toBeVisible();
  await look(page, 'lecturers');
  await doctor.getByRole('link').first().click();
  await page.getByLabel('First name').fill('Zaynab');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lecturers' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Zaynab' })).toBeVisible();
});
