import type { Page } from '@playwright/test';
import { callerOf, type Caller } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { invoiceFor, logIn } from '../../support/applicant.ts';
import { fillUpTo, HOUSE_PROGRAMME } from '../../support/fillUpTo.ts';

const PG = HOUSE_PROGRAMME('postgraduate');

const referee = (fullname: string, email: string) => ({
  fullname,
  email,
  position: 'Professor of Physics',
  institution: 'University of Aba, 1 College Road',
  mobileNumber: '08031234567',
  relationship: 'Supervised my project',
});

const NAMED = [
  referee('Professor Musa Bello', 'musa@uni.example'),
  referee("Dr. Ngozi O'Neil", 'ngozi@nowhere.invalid'),
  referee('Ọlá Adé', 'ola@uni.example'),
];
/** The applicant on one screen, the referee on the other; each in turn on a phone and at a desk. */
for (const [applicants, referees] of [
  [360, 1280],
  [1280, 360],
] as const) {
  test(`an applicant at ${applicants} px names referees, and one answers at ${referees} px`, async ({
    page,
    browser,
    college,
  }) => {
    const server = callerOf(college.address);
    const applicant = await applyUpToReferees(page, server);
    const save = await server.call('POST', '/api/PGApplication/add-or-update-referees', {
      token: applicant.token,
      body: { applicantId: applicant.applicantId, referees: NAMED },
    });
    expect(save.status, save.text).toBe(200);

    const openOn = async (width: number) =>
      (await browser.newContext({ viewport: { width, height: 800 }, baseURL: college.address })).newPage();
    const theirs = await openOn(referees);
    await theirs.goto('/demo/mailbox');
    await look(theirs, 'mailbox');
    await theirs
      .getByRole('link', { name: /A reference for.*musa@uni\.example/ })
      .first()
      .click();
    await look(theirs, 'mail');
    await theirs.getByRole('link', { name: 'Open the reference form' }).click();
    await expect(theirs.getByLabel('Email Address')).toHaveValue('musa@uni.example');
    await look(theirs, 'referee-entrance');
    await theirs.getByRole('button', { name: 'Open the form' }).click();
    await expect(theirs.getByRole('heading', { name: 'Reference for Okafor Adaeze Ngozi' })).toBeVisible();
    await answer(theirs);
    await look(theirs, 'referee-form');
    await theirs.reload();
    await theirs.getByRole('button', { name: 'Open the form' }).click();
    await expect(theirs.getByLabel(/^Your assessment/)).toHaveValue(/measures before she believes/);
    await theirs.getByRole('button', { name: 'Submit' }).click();
    await expect(theirs.getByText(/Your reference for Okafor Adaeze Ngozi reached/)).toBeVisible();
    await look(theirs, 'referee-thanks');

    const mine = await openOn(applicants);
    await mine.goto('/pg_login');
    await mine.getByLabel('RRR').fill(applicant.rrr);
    await mine.getByRole('button', { name: 'Login' }).click();
    if (applicants < 960) await mine.getByRole('button', { name: /^Step \d+ of/ }).click();
    await mine.getByRole('button', { name: /Referees/ }).click();
    const panel = mine.getByRole('region', { name: 'Your referees' });
    await expect(panel.getByText('Answered', { exact: true })).toBeVisible();
    await expect(panel.getByText('Mail refused')).toBeVisible();
    await expect(panel.getByText(/^You can send it again from/)).toHaveCount(2);
    await expect(panel.getByRole('button', { name: /^Send again/ })).toHaveCount(0);
    await look(mine, 'referees-section');

    await mine.goto('/pg_application_details');
    await panel
      .getByRole('button', { name: /^Correct the address/ })
      .first()
      .click();
    await mine.getByLabel('Email address').fill('ngozi@uni.example');
    await look(mine, 'referees-preview');
    await mine.getByRole('button', { name: 'Ask at this address' }).click();
    await expect(panel.getByText('ngozi@uni.example')).toBeVisible();
    await expect(panel.getByText('Mail refused')).toHaveCount(0);

    await mine.goto('/pg_reprint_login');
    await mine.getByLabel('RRR').fill(applicant.rrr);
    await mine.getByRole('button', { name: 'Open the slip' }).click();
    await expect(mine.getByText(/has not been submitted yet/).first()).toBeVisible();
    await look(mine, 'reprint-login');
    await theirs.context().close();
    await mine.context().close();
  });
}

async function applyUpToReferees(bank: Page, server: Caller) {
  const rrr = await invoiceFor(server, PG);
  const {
    data: { payForm },
  } = await server.call('GET', `/api/ApplicationInvoice/invoice-details?rrr=${rrr}`);
  await bank.goto('/pg_login');
  await bank.evaluate(
    ({ action, fields }: { action: string; fields: Record<string, string> }) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action });
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement('input'), { name, value }));
      document.body.append(form);
      form.submit();
    },
    payForm as { action: string; fields: Record<string, string> },
  );
  await bank.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(bank.getByText('Your payment has been received').first()).toBeVisible();
  const applicant = await logIn(server, rrr, PG);
  await fillUpTo(server, PG, applicant, 'referees');
  return applicant;
}

async function answer(page: Page): Promise<void> {
  const choose = async (label: RegExp, option: string) => {
    await page.getByLabel(label).focus();
    await page.getByLabel(label).selectOption({ label: option });
  };
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please check this answer')).toBeVisible();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await choose(/^How long have you known/, '3 to 5 years');
  await page.getByLabel(/^In what capacity/).fill('Project supervisor');
  for (const label of [/^Academic ability/, /^Originality/, /^Diligence/, /^Written and spoken/, /^Character/])
    await choose(label, 'Very good');
  await choose(/^Do you recommend/, 'Strongly recommended');
  await page
    .getByLabel(/^Your assessment/)
    .fill('She reads before she speaks and measures before she believes. I recommend her without reservation.');
}
