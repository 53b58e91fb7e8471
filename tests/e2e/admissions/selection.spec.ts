import type { Page } from '@playwright/test';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { logIn } from '../../support/logIn.ts';
import { codeFor } from '../../support/mailbox.ts';
import { newPayer } from '../../support/payer.ts';
import { payByPost } from '../../support/payByPost.ts';

/** On the new college's JAMB list, and screened. */
const OYELARAN = '65060262HF';
/** Options come when a list is opened. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const list = page.getByLabel(label);
  await list.focus();
  await list.selectOption(option);
}

const ADDRESS = 'damilola.oyelaran@candidates.example';

/** The candidate answers what the officer has offered. */
test.describe.configure({ mode: 'serial' });

test('an officer sets a quota, tries the selection and commits it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, 'admissions');
  await expect(page).toHaveURL(/dashboard/);
  await page.goto('/student_management/admission_list');
  await expect(page.getByText('No department has a quota yet')).toBeVisible();
  await page.getByRole('link', { name: 'Requirements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Requirements' })).toBeVisible();
  await look(page, 'requirements');
  await page.goto('/student_management/admission_list');
  await page.getByRole('link', { name: 'Quotas' }).click();
  await page
    .getByRole('link', { name: 'Add quota' })
    .or(page.getByRole('link', { name: 'New quota' }))
    .or(page.getByRole('link', { name: 'Create quota' }))
    .first()
    .click();
  await choose(page, 'Student type', 'Undergraduate');
  await choose(page, 'Programme', 'B.Sc. Economics');
  await choose(page, 'Department', 'Economics');
  for (const [name, value] of [
    ['Seats', '1'],
    ['Merit, %', '100'],
    ['Catchment, %', '0'],
    ['Less developed states, %', '0'],
    ['Cut-off', '50'],
  ] as const)
    await page.getByLabel(name).fill(value);
  await look(page, 'quota-form');
  await page.getByRole('button', { name: /^(Save|Create)/ }).click();
  await expect(page.getByText('The quota was created')).toBeVisible();

  await page.goto('/student_management/admission_list');
  await expect(page.getByRole('button', { name: 'Run a trial' })).toBeVisible();
  await look(page, 'quota-board');
  await page.getByRole('button', { name: 'Run a trial' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trial of the selection' })).toBeVisible();
  await look(page, 'selection-trial');
  await page.getByRole('button', { name: 'Let in Oyelaran Damilola Esther' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Applied on paper; the results were seen');
  await page.getByRole('dialog').getByRole('button', { name: 'Let in' }).click();
  await expect(page.getByText('The trial was run again with your word')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'One candidate has another decision' })).toBeVisible();
  await page.getByRole('link', { name: 'Print this run as a paper' }).click();
  await expect(page.getByText('Digest of the inputs')).toBeVisible();
  await look(page, 'selection-paper');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Let in Oyelaran Damilola Esther' })).toBeHidden();
  await page.getByRole('link', { name: 'See every candidate' }).click();
  await expect(page.getByRole('row', { name: new RegExp(OYELARAN) })).toContainText(
    'Rank 1 with 80.13: a seat by merit',
  );
  await look(page, 'selection-candidates');
  await page.goBack();
  await page.getByRole('button', { name: 'Commit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Commit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selection', exact: true })).toBeVisible();
  await look(page, 'selection-committed');

  await page.goto('/student_management/admission_list/offers?state=offered&search=oyelaran');
  await expect(page.getByRole('row', { name: new RegExp(OYELARAN) })).toContainText('3 days once delivered');
  await look(page, 'offers');
  await page.getByRole('link', { name: 'Call list' }).click();
  await page.goto('/student_management/admission_list/call_list?search=oyelaran');
  await expect(page.getByRole('row', { name: new RegExp(OYELARAN) })).toContainText('No email address');
  await look(page, 'call-list');
  await page.goto('/student_management/search_admission_list');
  await page.getByLabel('Number or name').fill('oyelaran');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Oyelaran Damilola Esther' }).click();
  await expect(page.getByText('Rank 1 with 80.13: a seat by merit')).toBeVisible();
  await page.getByRole('button', { name: 'Enter email address' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(ADDRESS);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(ADDRESS)).toBeVisible();
  await look(page, 'candidate-story');
  await page.getByRole('button', { name: 'Reached by phone' }).click();
  await page.getByRole('dialog').getByLabel('What was said').fill('Spoke to her on 08031234567');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/By phone, .*Spoke to her on 08031234567/)).toBeVisible();
  await page.goto('/student_management/admission_list/offers?state=offered&search=oyelaran');
  await expect(page.getByRole('row', { name: new RegExp(OYELARAN) })).toContainText('3 days left');
  await page.goto('/student_management/admission_list/waiting_list');
  await expect(page.getByText('Nobody has moved up yet')).toBeVisible();
  await look(page, 'waiting-list');
});

test('a candidate accepts with the mailed code, on a phone', async ({ page, college }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const api = callerOf(college.address);
  const { data: invoice } = await api.call('POST', '/api/ApplicationInvoice/generate-admission-status-invoice', {
    body: newPayer({ RegNumber: OYELARAN, StudentTypeId: 1 }),
  });
  await payByPost(invoice);
  await page.goto('/admission_status_reciepts#paid');
  await page.getByLabel('Reg').fill(OYELARAN);
  await choose(page, 'Student type', 'Undergraduate');
  await page.getByLabel('RRR').fill(invoice.rrr!);
  await page.getByRole('button', { name: 'See status' }).click();
  await expect(page.getByText('Congratulations! You have been offered admission into B.Sc. Economics.')).toBeVisible();
  await look(page, 'status-offered');
  await page.getByRole('button', { name: 'Send me the code' }).click();
  await page.getByLabel('Your code').fill(await codeFor(page, ADDRESS));
  await page.getByRole('button', { name: 'Continue' }).click();
  await look(page, 'status-proved');
  const [letter] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the letter' }).click(),
  ]);
  expect(letter.suggestedFilename()).toBe('admission-letter.pdf');
  await page.getByRole('button', { name: 'Accept the place' }).click();
  await expect(page.getByText('You have accepted your place')).toBeVisible();
  await expect(page.getByText('Verify your account with your registration number')).toBeVisible();
  await look(page, 'status-accepted');
});

test('a candidate reckons with the formula of the session', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Calculator' }).click();
  await page.getByLabel('UTME score', { exact: true }).fill('251');
  await page.getByLabel('Post UTME score').fill('67');
  await expect(page.getByText('Your aggregate is 64.88 of 100.')).toBeVisible();
  await page.getByLabel('UTME score', { exact: true }).fill('401');
  await expect(page.getByText('a score is a whole number from 0 to 400')).toBeVisible();
  await look(page, 'calculator');
});
