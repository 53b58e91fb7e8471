import type { Page } from '@playwright/test';
import type { College } from '../../support/colleges.ts';
import { callerOf } from '../../support/call.ts';
import { expect, look, nextPhone, test } from '../../support/e2e.ts';
import { pdf } from '../../support/files.ts';
import { payByCard } from '../../support/jupebWalk.ts';
import { logIn, signIn, tokenOf } from '../../support/logIn.ts';
import { codeFor, lastMail } from '../../support/mailbox.ts';
import { paymentArrives } from '../../support/paymentArrives.ts';
import { askToPublish, publishAsked } from '../../support/publishFees.ts';

/** The first of `data/demo`, on every list there. */
const NUMBER = '202639910001AK';
const LISTED_ADDRESS = 'candidate1@candidates.example';
const OWN_ADDRESS = 'life@example.com';
const PASSWORD = 'Harmattan#2027';
const FEE_NAIRA = 25_000;

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/** What other offices do before: the bursary publishes the fee, and the registry says how numbers look. */
async function prepare({ address }: College): Promise<void> {
  const api = callerOf(address);
  const asked = async <T>(by: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const { data, status, text } = await api.call<T>(method, `/api${path}`, { token: by, ...(body && { body }) });
    if (status !== 200) throw new Error(`${path}: ${text}`);
    return data;
  };
  const bursar = await tokenOf(address, 'bursar');
  const { id: categoryId } = await asked<{ id: number }>(bursar, 'POST', '/Bursary/fee-categories', {
    name: 'Newcomers',
  });
  const { id: typeId } = await asked<{ id: number }>(bursar, 'POST', '/Bursary/fee-types', {
    name: 'On entry',
    categoryId,
  });
  const fee = { typeId, name: 'Acceptance of a place', paidAs: 'Acceptance fee', isSplittable: false, rank: 1 };
  const { id: feeId } = await asked<{ id: number }>(bursar, 'POST', '/Bursary/fees', fee);
  const { id } = await asked<{ id: number }>(bursar, 'POST', '/Payment/acceptance-fees-assignment', {
    group: { sessionId: 1, studentTypeId: 1 },
    lines: [{ feeId, amountKobo: FEE_NAIRA * 100 }],
  });
  const asks = await askToPublish(api, bursar, { ids: [id] });
  const { status, text } = await publishAsked(api, await tokenOf(address, 'auditor'), asks.id);
  if (status !== 200) throw new Error(text);

  const admin = await tokenOf(address, 'admin');
  const types = '/StudentType/all-student-types';
  const { rows } = await asked<{ rows: { id: number; name: string; code: string | null; revision: number }[] }>(
    admin,
    'GET',
    `${types}?search=Undergraduate`,
  );
  const { id: type, name, code, revision } = rows.find((row) => row.name === 'Undergraduate')!;
  await asked(admin, 'PUT', `${types}/${type}?revision=${revision}`, {
    name,
    ...(code && { code }),
    matricTemplate: 'UG/{yyyy}/{seq4}',
    numbersAtClearance: true,
  });
}

async function uploaded(page: Page, address: string, file: string, does: RegExp): Promise<void> {
  await page.goto(address);
  await page.locator('input[type=file]').setInputFiles(`data/demo/${file}.xlsx`);
  await page.getByRole('button', { name: does }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'This was done' })).toBeVisible();
}

test('a candidate applies, is listed, scored and admitted, pays, answers a query, is cleared and logs in by the number', async ({
  page: desk,
  browser,
  college,
}) => {
  await desk.setViewportSize(DESK);
  await prepare(college);
  const context = await browser.newContext({ baseURL: college.address, viewport: PHONE, serviceWorkers: 'block' });
  const phone = await context.newPage();
  let rrr = '';
  const mailed = (words: string) =>
    expect.poll(() => lastMail(desk, OWN_ADDRESS), { message: `a mail says: ${words}` }).toContain(words);

  await test.step('the office uploads the JAMB list', async () => {
    await signIn(desk, 'admissions');
    await uploaded(desk, '/jamb_list_upload', 'jamb-list', /^Create 40/);
  });

  await test.step('the candidate applies for Post UTME', async () => {
    await phone.goto('/');
    await phone.getByRole('link', { name: 'Apply for Post UTME', exact: true }).click();
    await phone.getByRole('textbox', { name: 'JAMB registration number' }).fill(NUMBER);
    const mobile = nextPhone();
    await phone.getByRole('textbox', { name: 'Phone number' }).fill(mobile);
    await phone.getByRole('button', { name: 'Continue' }).click();
    for (const [name, text] of [
      ['Surname', 'Okafor'],
      ['First name', 'Ada'],
      ['Email', 'applicant@example.com'],
    ] as const)
      await phone.getByRole('textbox', { name }).fill(text);
    await phone.getByRole('button', { name: 'Generate Invoice' }).click();
    rrr = (await phone.locator('.invoice__reference dd').textContent())!.replace(/\D/g, '');
    await payByCard(phone);
    await phone.goto('/putme_login');
    await phone.getByRole('textbox', { name: 'JAMB registration number' }).fill(NUMBER);
    await phone.getByRole('textbox', { name: 'Phone number or RRR' }).fill(rrr);
    await phone.getByRole('button', { name: 'Login' }).click();
    await expect(phone.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  });

  await test.step('gets a score, and is on the admission list', async () => {
    await uploaded(desk, '/applications/putme_result_upload', 'putme-results', /^Create 32/);
    await uploaded(desk, '/student_management/admission_list/upload', 'admission-list', /^Create 12/);
    await desk.getByRole('tab', { name: /^Absent/ }).click();
    await look(desk, 'life-admission-list');
  });

  await test.step('proves who they are with a mailed code, and accepts', async () => {
    await phone.goto('/verify_account');
    await phone.getByLabel('Registration number').fill(NUMBER);
    await phone.getByLabel('RRR').fill(rrr);
    await phone.getByRole('button', { name: 'Verify' }).click();
    await phone.getByLabel('Your code').fill(await codeFor(desk, LISTED_ADDRESS));
    await phone.getByPlaceholder('Enter your email address').fill(OWN_ADDRESS);
    await phone.getByLabel('Phone number').fill('08031234567');
    await phone.getByLabel(/^New password\s\*$/).fill(PASSWORD);
    await phone.getByLabel('New password again').fill(PASSWORD);
    await phone.getByRole('button', { name: 'Create account' }).click();
    await phone.getByLabel('Your code').fill(await codeFor(desk, OWN_ADDRESS));
    await phone.getByRole('button', { name: 'Verify' }).click();
    await expect(phone.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await phone.goto('/admission');
    await expect(phone.getByRole('button', { name: 'Accept the offer' })).toBeVisible();
    await look(phone, 'life-offered');
    await phone.getByRole('button', { name: 'Accept the offer' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).click();
    await expect(phone.getByRole('heading', { name: 'Before you can be cleared' })).toBeVisible();
    await expect(phone.getByText(/What comes next: Pay your acceptance fee/)).toBeVisible();
    await look(phone, 'life-accepted');
    await mailed('You have accepted admission');
  });

  await test.step('has a profile, with what the college knows already', async () => {
    await phone.goto('/profile');
    const record = phone.getByRole('region', { name: 'Student record' });
    await expect(record).toContainText(NUMBER);
    await expect(record).toContainText('To be cleared');
    await expect(phone.getByRole('region', { name: 'Profile' }).getByRole('listitem')).toHaveCount(8);
    await look(phone, 'life-profile');
  });

  const sendMissing = async () => {
    await phone.goto('/clearance');
    const inputs = phone.locator('input[type=file]');
    await expect(inputs.first()).toBeAttached();
    for (let item = 0; item < (await inputs.count()); item += 1) {
      await inputs.nth(item).setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf() });
      await expect(phone.getByText(/scan\.pdf, sent/)).toHaveCount(item + 1);
    }
  };

  await test.step('sends documents, and the office clears all but one, which it queries', async () => {
    await sendMissing();
    await look(phone, 'life-documents');
    await desk.goto('/student_management/clear');
    await desk
      .getByRole('link', { name: new RegExp(NUMBER) })
      .or(desk.getByRole('row', { name: new RegExp(NUMBER) }).getByRole('link'))
      .first()
      .click();
    await expect(desk.getByRole('button', { name: 'Query O-Level result' })).toBeVisible();
    await look(desk, 'life-clear');
    await desk.getByRole('button', { name: 'Query' }).first().click();
    await desk.getByRole('dialog').getByRole('textbox').fill('The stamp cannot be read');
    await desk.getByRole('dialog').getByRole('button', { name: 'Send the query' }).click();
    await expect(desk.getByText('The query has been sent to the candidate').first()).toBeVisible();
    await mailed('The stamp cannot be read');
  });

  await test.step('pays the acceptance fee', async () => {
    await phone.goto('/academic_fees/acceptance');
    await expect(phone.getByRole('link', { name: /^Pay/ }).first()).toBeVisible();
    await look(phone, 'life-acceptance-fee');
    await phone.getByRole('link', { name: /^Pay/ }).first().click();
    await phone.getByRole('button', { name: 'Generate invoice' }).click();
    await expect(phone.getByRole('button', { name: 'Pay with ATM Card' })).toBeVisible();
    await look(phone, 'life-acceptance-invoice');
    await phone.getByRole('button', { name: 'Pay with ATM Card' }).click();
    await phone.getByRole('button', { name: /^Pay ₦/ }).click();
    await paymentArrives(phone, phone.getByRole('link', { name: 'See your receipt' }));
  });

  await test.step('answers the query with a new file', async () => {
    await phone.goto('/clearance');
    const queried = phone.getByRole('region').filter({ hasText: 'The stamp cannot be read' });
    await expect(queried).toContainText('Please answer');
    await look(phone, 'life-queried');
    await queried
      .locator('input[type=file]')
      .setInputFiles({ name: 'with-stamp.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await expect(phone.getByText(/with-stamp\.pdf, sent/)).toBeVisible();
    await expect(phone.getByText('Please answer')).toHaveCount(0);
  });

  await test.step('is cleared, and has a matric number at once', async () => {
    await desk.reload();
    await expect(desk.getByText(/with-stamp\.pdf, sent/)).toBeVisible();
    const clear = desk.getByRole('button', { name: /^Clear (?!the candidate)/ });
    await expect(clear.first()).toBeVisible();
    for (let left = await clear.count(); left > 0; left -= 1) {
      await clear.first().click();
      await expect(clear).toHaveCount(left - 1);
    }
    await look(desk, 'life-all-cleared');
    await desk.getByRole('button', { name: 'Clear the candidate' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Clear the candidate' }).click();
    await expect(desk.getByRole('button', { name: 'Clear the candidate' })).toHaveCount(0);
    await look(desk, 'life-cleared');
    await mailed('UG/2026/');
  });

  await test.step('logs in by the matric number', async () => {
    const number = /UG\/2026\/\d{4}/.exec(await lastMail(desk, OWN_ADDRESS))![0];
    const again = await browser.newContext({ baseURL: college.address, viewport: PHONE, serviceWorkers: 'block' });
    const student = await again.newPage();
    await logIn(student, number, PASSWORD);
    await expect(student.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(student.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
    await look(student, 'life-student');
    await student.goto('/admission');
    await expect(student.getByText(number).first()).toBeVisible();
    await look(student, 'life-admission');
    await student.goto('/profile');
    await expect(student.getByRole('region', { name: 'Student record' })).toContainText(number);
    await desk.goto(`/student_management/search_admission_list?regNumber=${NUMBER}`);
    await expect(desk.getByRole('row', { name: new RegExp(NUMBER) })).toContainText('Student');
    await look(desk, 'life-found');
    await again.close();
  });

  await context.close();
});
