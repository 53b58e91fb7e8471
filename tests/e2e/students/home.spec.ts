import type { Page } from '@playwright/test';
import { expect, glance, look, test } from '../../support/e2e.ts';
import { signIn } from '../../support/logIn.ts';
import { paymentArrives } from '../../support/paymentArrives.ts';

/** A college in which the account `student` has a record; the other two have theirs in every college that begins. */
test.use({ students: '40' });

type Way = (page: Page) => Promise<void>;

/** A part of the school fees, from what waits to its invoice. */
const partOf =
  (part: RegExp): Way =>
  async (page) => {
    await waits(page, /^Pay your school fees of 2026\/2027/);
    await page.getByRole('link', { name: 'Pay school fees' }).first().click();
    await page.getByRole('radio', { name: part }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Generate invoice' }).click();
  };

/** The demo account `student` has filled in all but two sections, paid the first part, and made the invoice of the second. */
const OWN_PROFILE = /^Complete your profile Passport photograph/;
const OWN_INVOICE = /^Pay ₦.*School fees 2026\/2027/;
const OWN_PAGE = '/academic_fees/payments/invoice';
const invoiceThatWaits: Way = async (page) => {
  await waits(page, OWN_INVOICE);
  await page.waitForURL(({ pathname }) => pathname === OWN_PAGE);
};

const otherFees: Way = async (page) => {
  await page.goto('/academic_fees/sundry');
  await page.getByRole('main').getByRole('link', { name: /^Pay/ }).first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Generate invoice' }).click();
};

/** What each pays on a phone, and then on a desk. */
const KINDS: readonly (readonly [userName: string, onPhone: Way, onDesk: Way])[] = [
  ['student', invoiceThatWaits, otherFees],
  ['jupeb', partOf(/^First Installment/), partOf(/^Second Installment/)],
  ['postgraduate', partOf(/^First Installment/), partOf(/^Second Installment/)],
];

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for you' });

async function waits(page: Page, what: RegExp): Promise<void> {
  await page.goto('/dashboard');
  await waiting(page).getByRole('link', { name: what }).click();
}

/** The college is filled in the background, after it has begun to answer. */
async function filled(page: Page, what: readonly RegExp[]): Promise<void> {
  await expect(async () => {
    await page.goto('/dashboard');
    await expect(waiting(page)).toBeVisible();
    for (const name of what)
      await expect(waiting(page).getByRole('link', { name }).first()).toBeVisible({ timeout: 1_000 });
  }, 'what waits is there').toPass();
}

/** From what waits to a section that is saved. */
async function edit(page: Page, kin: string): Promise<void> {
  await waits(page, /^Complete your profile/);
  const sections = page.getByRole('region', { name: 'Profile' });
  await sections.getByRole('link', { name: 'Next of kin' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill(kin);
  const relationship = page.getByRole('combobox', { name: 'Relationship' });
  await relationship.focus();
  await expect(relationship).not.toHaveAttribute('aria-busy');
  await relationship.selectOption({ label: 'Mother' });
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('08031234567');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('4 Marina Road, Lagos');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Next of kin is saved').first()).toBeVisible();
  await page.getByRole('link', { name: 'All sections' }).click();
  const line = sections.getByRole('listitem').filter({ hasText: 'Next of kin' });
  await expect(line).toContainText('Complete');
}

/** An invoice is paid at the sandbox, and its receipt goes on paper. */
async function payAndPrint(page: Page, picture: string, isOwnPage: boolean): Promise<void> {
  await heading(page, 'Invoice');
  await page.getByRole('button', { name: 'Pay with ATM Card' }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await page.waitForURL(({ searchParams }) => searchParams.has('status'));
  const proof = page.getByText('Is this receipt genuine?');
  if (isOwnPage) {
    expect(new URL(page.url()).pathname, 'not the page of visitors').toBe(OWN_PAGE);
    await expect(proof, 'their own page has become the receipt').toBeVisible();
    await heading(page, 'Receipt');
  }
  const receipt = page.getByRole('link', { name: 'See your receipt' });
  await paymentArrives(page, receipt.or(proof).first());
  if (await receipt.isVisible()) await receipt.click();
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible();
  await expect(proof).toBeVisible();
  await look(page, `home-receipt-${picture}`);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html'), 'the browser is asked to print').toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Paid');
  await glance(page, `home-receipt-print-${picture}`);
  await page.emulateMedia({ media: 'screen' });
}

for (const [userName, onPhone, onDesk] of KINDS)
  test(`${userName} finds what waits, edits a section, pays an invoice and prints its receipt, on a phone and on a desk`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await signIn(page, userName);
    await filled(page, [/^Pay .*school fees/i, ...(userName === 'student' ? [OWN_PROFILE, OWN_INVOICE] : [])]);
    for (const [width, kin, toInvoice] of [
      [360, 'Garba Halima', onPhone],
      [1280, 'Garba Sule', onDesk],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await signIn(page, userName);
      await edit(page, kin);
      await glance(page, `home-profile-${userName}`);
      await toInvoice(page);
      await payAndPrint(page, userName, toInvoice === invoiceThatWaits);
      await page.goto('/dashboard');
      await expect(waiting(page)).toBeVisible();
      await look(page, `home-${userName}`);
    }
  });
