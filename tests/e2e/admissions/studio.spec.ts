import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { signIn } from '../../support/logIn.ts';
import { enterAs, paidApplicant } from '../../support/openForm.ts';
import { PROGRAMMES } from '../../support/programmes.ts';
import { until } from '../../support/until.ts';

const JUPEB = PROGRAMMES.find(({ id }) => id === 'jupeb')!;

test('an officer changes a form, another publishes it, and an applicant fills the new one', async ({
  browser,
  page,
  college,
}) => {
  const { version: before } = JUPEB;
  const title = `Campus ${Date.now() % 100_000}`;
  await signIn(page, 'admissions');
  await page.goto('/applications/setup/forms');
  await expect(page.getByRole('heading', { level: 1, name: 'Change forms' })).toBeVisible();
  await look(page, 'studio-forms');
  await page.getByRole('link', { name: 'JUPEB', exact: true }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Add a question to Personal Details', exact: true }).click();
  let dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Title/).fill(title);
  await dialog.getByLabel('Kind').selectOption('One of a list');
  await dialog.getByLabel(/^Answers/).fill('Main\nTown');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Main, Town')).toBeVisible();

  await page.getByRole('button', { name: `Change ${title}` }).click();
  dialog = page.getByRole('dialog');
  await dialog.getByLabel('Required').check();
  await dialog.getByRole('button', { name: 'Add an answer' }).click();
  await dialog.getByRole('textbox', { name: 'Answer 3' }).fill('Annexe');
  await look(page, 'studio-question');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Required · Main, Town, Annexe')).toBeVisible();

  await page.getByRole('button', { name: `Move ${title} up` }).press('Enter');
  await page.getByRole('tab', { name: /^Changes/ }).click();
  await expect(page.getByText(`${title} is now required`)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^Undo: ${title} was moved`) }).click();
  await expect(page.getByText(/undone on/)).toBeVisible();
  await look(page, 'studio-changes');
  await page.getByRole('button', { name: 'Ask to publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask to publish' }).click();
  await expect(page.getByText(/^To be published/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();

  const second = await browser.newContext({ baseURL: college.address });
  const other = await second.newPage();
  await signIn(other, 'admin');
  await other.goto('/applications/setup/forms/jupeb#changes');
  await expect(other.getByText(`${title} can now be answered ‘Annexe’`)).toBeVisible();
  await other.getByRole('button', { name: 'Publish', exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(other.getByText('None', { exact: true })).toBeVisible();
  await second.close();

  await until('applicants are served the new version', async () => {
    const { text } = await callerOf(college.address).call('GET', '/');
    expect(text).not.toContain(before);
  });
  const third = await browser.newContext({ baseURL: college.address });
  const applicant = await third.newPage();
  await enterAs(applicant, JUPEB, await paidApplicant(callerOf(college.address)));
  await applicant.goto(JUPEB.routes.application!);
  const question = applicant.getByLabel(new RegExp(`^${title}`));
  await expect(question).toBeVisible();
  await question.focus();
  await expect(question.locator('option').filter({ hasText: 'Annexe' })).toHaveCount(1);
  await applicant.getByRole('button', { name: 'Next' }).click();
  await expect(applicant.getByText(`please fill in ${title}`).first()).toBeVisible();
  await third.close();
});
