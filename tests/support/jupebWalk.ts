import { expect, type Page } from '@playwright/test';
import { photograph } from './applicant.ts';
import { nextPhone } from './e2e.ts';

/** The steps of a JUPEB applicant, as a person does them. Each begins where the one before ends. */

const ADAEZE = { surname: 'Okafor', firstName: 'Adaeze', middleName: 'Ngozi' };

/** From the landing page to a new invoice; answers its RRR. */
export async function generateInvoice(
  page: Page,
  phone = nextPhone(),
  email = 'ada@example.com',
  { surname, firstName, middleName } = ADAEZE,
): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Apply for JUPEB' }).click();
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Surname').fill(surname);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Middle name').fill(middleName);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(page).toHaveURL(/\/jupeb_students_invoice$/);
  return (await page.locator('.invoice__reference dd').textContent())!.trim();
}

/** Through the bank's page and back to the college's. */
export async function payByCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay with ATM Card' }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page.getByText('Your payment has been received').first()).toBeVisible();
}

/** From the receipt into the form. */
export async function logIn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Fill in your application form' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
}

/** Chooses an answer by its words; the list comes when the field is reached. */
async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  const field = page.getByLabel(label).first();
  await field.focus();
  await expect(field.locator('option', { hasText: option }).first()).toBeAttached();
  await field.selectOption({ label: option });
}

async function chooseNth(page: Page, label: string | RegExp, nth: number): Promise<void> {
  const field = page.getByLabel(label).first();
  await field.focus();
  await expect
    .poll(() => field.locator('option').count(), { message: `${label} has more than ${nth} answers` })
    .toBeGreaterThan(nth);
  await field.selectOption({ index: nth });
}

export const choosePassport = async (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph() });

async function addPassport(page: Page): Promise<void> {
  await choosePassport(page);
  await expect(page.getByRole('button', { name: /replace|change/i })).toBeVisible();
}

export async function fillPersonalDetails(page: Page): Promise<void> {
  await addPassport(page);
  await chooseNth(page, /^Title/, 1);
  await chooseNth(page, /^Sex/, 1);
  await page.getByRole('textbox', { name: 'Day' }).fill('17/05/2006');
  await choose(page, /^Country/, 'Nigeria');
  await choose(page, /^State/, 'Abia');
  await chooseNth(page, /^LGA/, 1);
  await page.getByLabel(/^Address|^Permanent address/i).fill('12 Marina Road, Aba');
  await page.getByLabel(/^Mobile phone/).fill('08031234567');
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await chooseNth(page, /^Religion/, 1);
  await chooseNth(page, /^Faculty/, 1);
  await chooseNth(page, /^Subject Combination/, 1);
}

export async function fillSponsorAndReferee(page: Page): Promise<void> {
  const [sponsor, referee] = [
    page.getByRole('group', { name: /sponsor/i }),
    page.getByRole('group', { name: /referee/i }),
  ];
  for (const [group, name, email] of [
    [sponsor, 'Chidi Okafor', 'chidi@example.com'],
    [referee, 'Musa Bello', 'musa@example.com'],
  ] as const) {
    await group.getByLabel(/name/i).fill(name);
    await group
      .getByLabel(/address/i)
      .filter({ visible: true })
      .first()
      .fill('1 School Road, Aba');
    await group.getByLabel(/mobile|phone/i).fill('08031234567');
    await group.getByLabel(/email/i).fill(email);
  }
  const relationship = sponsor.getByLabel(/relationship/i);
  await relationship.focus();
  await expect
    .poll(() => relationship.locator('option').count(), { message: 'relationships have come' })
    .toBeGreaterThan(1);
  await relationship.selectOption({ index: 1 });
}

export async function fillOLevel(page: Page, { isAwaited = false } = {}): Promise<void> {
  await chooseNth(page, /exam(ination)? type/i, 1);
  await page.getByLabel(/exam cent/i).fill('Government College Umuahia');
  await page.getByLabel(/exam (no|number)/i).fill('4250101001');
  await chooseNth(page, /exam year/i, 2);
  if (isAwaited) {
    await page.getByRole('radio', { name: 'Awaiting result' }).check();
  } else {
    await page.getByLabel(/pin/i).fill('123456789012');
    await page.getByLabel(/serial/i).fill('WRN123456789');
  }
  for (let row = 1; row <= 8; row++) {
    await chooseNth(page, new RegExp(`subject ${row}\\b|^Subject.*\\b${row}$`, 'i'), row);
    const grade = new RegExp(`grade ${row}\\b|^Grade.*\\b${row}$`, 'i');
    if (isAwaited) await choose(page, grade, 'AR');
    else await chooseNth(page, grade, 1 + (row % 6));
  }
}
