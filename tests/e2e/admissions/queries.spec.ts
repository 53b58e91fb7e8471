import type { ApplicantRow } from '#contract/admissions/applicants.ts';
import type { Page as Rows } from '#contract/kit/list.ts';
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { fillJupeb } from '../../support/applicant.ts';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { replyOf, signIn } from '../../support/logIn.ts';
import { enterAs, paidApplicant } from '../../support/openForm.ts';
import { PROGRAMMES } from '../../support/programmes.ts';

const JUPEB = PROGRAMMES.find(({ id }) => id === 'jupeb')!;
const WORDS = 'The address is another than on your letter. Please write where you live.';

test('an officer queries one answer, the applicant corrects it on a phone, and the officer closes the query', async ({
  page,
  browser,
  college,
}) => {
  const server = callerOf(college.address);
  const applicant = await paidApplicant(server, JUPEB);
  await fillJupeb(server, applicant);
  const { token } = (await replyOf(college.address, 'admissions')).jwtToken!;
  const list = await server.call<Rows<ApplicantRow>>('GET', `/api/Application/applications?RRR=${applicant.rrr}`, {
    token,
  });
  const address = `/applications/applicants/view?id=${list.data.rows[0]!.id}#queries`;

  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'admissions');
  await page.goto(address);
  await page.locator('summary', { hasText: 'Personal Details' }).click();
  await page.getByRole('checkbox', { name: /12 Marina Road/ }).check();
  await look(page, 'query-chosen');
  await page.getByRole('button', { name: 'Query one answer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What do you ask?').fill(WORDS);
  await dialog.getByLabel('Last day to answer').fill(displayDate(lagosDay(new Date(Date.now() + 7 * 86_400_000))));
  await dialog.getByRole('button', { name: 'Ask the applicant' }).click();
  await expect(page.getByText('The applicant is mailed').first()).toBeVisible();
  await look(page, 'query-open');

  const phone = await browser.newPage({ viewport: { width: 360, height: 740 }, baseURL: college.address });
  await enterAs(phone, JUPEB, applicant);
  await phone.goto(JUPEB.routes.preview);
  await expect(phone.getByText(WORDS)).toBeVisible();
  await phone.getByRole('button', { name: 'Answer' }).click();
  await expect(phone.locator('form .m-question')).toHaveCount(1);
  await phone.locator('form').getByRole('textbox').fill('4 Aba Road, Umuahia');
  await look(phone, 'query-answer');
  await phone.getByRole('button', { name: 'Send to the office' }).click();
  await expect(phone.getByText(/has your answer about/)).toBeVisible();
  await expect(phone.getByText('4 Aba Road, Umuahia').first()).toBeVisible();
  await phone.close();

  await page.reload();
  await expect(page.getByRole('list', { name: 'Changed answers' })).toContainText('4 Aba Road, Umuahia');
  await look(page, 'query-answered');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('The query is closed')).toBeVisible();
});
