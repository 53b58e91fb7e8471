import type { Page } from '@playwright/test';
import { expect, keepPicture, look, nextPhone, test } from '../../support/e2e.ts';
import { catalogueOf, HOUSE } from '../../support/programmes.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';
import { payByCard } from '../../support/jupebWalk.ts';
import { codeFor } from '../../support/mailbox.ts';

/** The bursary's public pages, as a payer walks them: on a phone and on a desk. */
for (const width of WIDTHS) {
  test.describe(`${width} px`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a fee is chosen, paid and receipted; its receipt, history and clearance form are found again', async ({
      page,
    }) => {
      const payer = { phone: nextPhone(), email: `ada.${width}@example.com` };
      await page.goto('/bursary_collection/all');
      await choose(page, 'Category', 'New students');
      await choose(page, 'Type', 'Acceptance');
      await choose(page, /^Fee/, 'Acceptance Fee');
      await expect(page.getByText('₦30,000.00')).toBeVisible();
      await page.getByRole('button', { name: 'Generate Invoice' }).click();
      await expect(page.getByText('Please check these 4 answers')).toBeVisible();
      await expect(page.getByText('please input mobile number').first()).toBeVisible();
      await look(page, 'bursary-mistakes');
      await fillPayer(page, payer);
      await page.getByLabel(/^Matriculation or/).fill('UG/26/0007');
      await page.reload();
      await choose(page, 'Category', 'New students');
      await choose(page, 'Type', 'Acceptance');
      await choose(page, /^Fee/, 'Acceptance Fee');
      await expect(page.getByLabel(/^Phone number/)).toHaveValue(payer.phone);
      await page.getByRole('button', { name: 'Generate Invoice' }).click();
      await expect(page.getByText('Invoice Action Successful!')).toBeVisible();
      await expect(
        page.getByText('Kindly ensure your payment is made with an RRR generated from the Portal'),
      ).toBeVisible();
      await look(page, 'bursary-invoice');
      const rrr = await rrrOf(page);
      await page.reload();
      expect(await rrrOf(page)).toBe(rrr);
      await payByCard(page);
      await expect(page.getByText('Thirty Thousand Naira Only')).toBeVisible();
      await look(page, 'bursary-paid');

      await page.goto('/fee_receipt');
      await look(page, 'fee-receipt-form');
      await find(page, '290000000000');
      await expect(page.getByText('No payment of yours has this RRR').first()).toBeVisible();
      await find(page, rrr);
      await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('UG/26/0007');
      await look(page, 'fee-receipt');
      await printed(page, 'fee-receipt');
      const address = await page.getByRole('link', { name: /verify_receipt/ }).getAttribute('href');
      const {
        data: { invoiceNumber },
      } = (await (await page.request.get(`/api/Payment/fee-receipt?reference=${rrr}`)).json()) as {
        data: { invoiceNumber: string };
      };
      await page.getByRole('button', { name: 'Look for another payment' }).click();
      await find(page, invoiceNumber);
      await expect(page.getByText(`If ${invoiceNumber} is an invoice of the college`)).toBeVisible();
      await page.getByRole('button', { name: 'Back' }).click();

      await page.getByRole('link', { name: 'Payment history' }).click();
      await look(page, 'payment-history-address');
      await page.getByLabel(/^Email address/).fill(payer.email);
      await page.getByRole('button', { name: 'Show payments' }).click();
      await expect(page.getByText(`If ${payer.email} is on an invoice`)).toBeVisible();
      await look(page, 'payment-history-code');
      await page.getByLabel(/^Your code/).fill('12');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('the code has six digits')).toBeVisible();
      await page.getByLabel(/^Your code/).fill(await codeFor(page, payer.email));
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('1 payment')).toBeVisible();
      await look(page, 'payment-history');
      await page.getByRole('link', { name: 'Sundry receipts' }).click();
      await expect(page.getByText('1 payment')).toBeVisible();
      await page.getByRole('link', { name: 'Any receipt' }).click();
      await find(page, invoiceNumber);
      await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(
        `••••••••${rrr.replace(/\D/g, '').slice(-4)}`,
      );

      await page.getByRole('link', { name: 'Clearance form' }).click();
      await expect(page.getByText('4 not paid')).toBeVisible();
      await look(page, 'clearance');
      await printed(page, 'clearance');
      await page.getByRole('link', { name: 'Pay Identity Card' }).click();
      await expect(page.getByLabel(/^Fee/)).toHaveValue(/\d/);
      await expect(page.getByText('₦2,500.00')).toBeVisible();

      await page.goto(address!);
      await expect(page.getByText('This receipt is genuine')).toBeVisible();
      await look(page, 'verify-receipt');
    });

    test('an admission status is told once its check is paid', async ({ page }) => {
      await page.goto('/admission_status_reciepts');
      await expect(page.getByText('A check costs ₦1,000.00, once a session.')).toBeVisible();
      await look(page, 'admission-status');
      await page.getByLabel(/^Registration number/).fill('202630639047ff');
      await choose(page, /^Student type/, 'Undergraduate');
      await fillPayer(page, { phone: nextPhone(), email: 'ada@example.com' });
      await page.getByRole('button', { name: 'Generate Invoice' }).click();
      const rrr = await rrrOf(page);
      await page.goto('/admission_status_reciepts#paid');
      await page.getByLabel(/^Registration number/).fill('202630639047FF');
      await choose(page, /^Student type/, 'Undergraduate');
      await page.getByLabel(/^RRR/).fill(rrr);
      await page.getByRole('button', { name: 'See status' }).click();
      await expect(page.getByText('This invoice has not been paid.').first()).toBeVisible();
      await page.goto('/admission_status_reciepts');
      await page.getByRole('button', { name: 'Generate Invoice' }).click();
      await payByCard(page);
      await page.getByRole('link', { name: 'See the admission status' }).click();
      await expect(page.getByLabel(/^RRR/)).toHaveValue(rrr);
      await page.getByRole('button', { name: 'See status' }).click();
      await expect(page.getByText('Congratulations!')).toBeVisible();
      await look(page, 'admission-status-admitted');
      await printed(page, 'admission-status');
    });

    test('a transcript is asked for, paid and followed, where the browser gives no ids', async ({ page }) => {
      // As on a page over plain http and in old browsers.
      await page.addInitScript(() => {
        Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
      });
      const phone = nextPhone();
      await page.goto('/sundry/transcript');
      await expect(page.getByText('₦35,000.00')).toBeVisible();
      await fillPayer(page, { phone, email: 'ada@example.com' });
      await page.getByLabel(/^Matriculation number/).fill('UG/15/2211');
      await choose(page, /^Department/, 'Computer Science');
      await page.getByLabel(/^Year of graduation/).fill('2019');
      await page.getByLabel('Rest of Africa').check();
      await page.getByLabel('Courier').check();
      await page.getByLabel(/^Institution or person/).fill('University of Ghana');
      await page.getByLabel(/^Number of copies/).fill('2');
      await page.getByLabel(/^Address of delivery/).fill('The Registrar, Legon, Accra');
      await look(page, 'transcript-form');
      await page.getByRole('button', { name: 'Generate Invoice' }).dblclick();
      await expect(page.getByText('Transcript, Rest of Africa (2 copies)')).toBeVisible();
      await expect(page.getByText('₦70,000.00').first()).toBeVisible();
      await payByCard(page);
      await page.getByRole('link', { name: 'Follow your request' }).click();
      await page.getByRole('button', { name: 'Show request' }).click();
      await expect(page.getByRole('list', { name: 'Progress' })).toContainText('Paid');
      await look(page, 'transcript-followed');
    });

    test('the front pages of prospective and postgraduate students list what is theirs', async ({ page }) => {
      await page.goto('/prospective_students');
      await expect(page.locator('.programme')).toHaveCount(catalogueOf([HOUSE]).programmes.length);
      await page.getByText('Pay only with an RRR from this portal').click();
      await expect(page.getByText('The College has no agent')).toBeVisible();
      await look(page, 'prospective-students');
      await page.getByRole('link', { name: 'Generate invoice for JUPEB' }).click();
      await expect(page.getByLabel('Invoice type')).toHaveValue('JUPEB');
      await page.goto('/post_graduate_portal');
      await expect(page.locator('.programme h3')).toHaveText(
        ['Postgraduate', 'Five Year Sandwich', 'Four Year Sandwich'],
        { useInnerText: true },
      );
      await expect(page.getByText('Referees are asked by email')).toBeVisible();
      await look(page, 'postgraduate-portal');
      await page.goto('/no_access');
      await expect(page.getByRole('heading', { name: 'Unauthorized access' })).toBeVisible();
      await expect(page).toHaveTitle('Unauthorized access');
      await look(page, 'no-access');
    });
  });
}

test('what was typed for a fee survives a line that is down, and is sent once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/bursary_collection/all?fee=1');
  await fillPayer(page, { phone: nextPhone(), email: 'ada@example.com' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(page.getByText('The college could not be reached')).toBeVisible();
  await expect(page.getByText('Invoice generated failed!!')).toBeVisible();
  await look(page, 'bursary-offline');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(page.getByText('Invoice generated successfully!')).toBeVisible();
});

/** Chooses an answer by its words, once the list has come. */
async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  const field = page.getByLabel(label).first();
  await field.focus();
  await expect(field.locator('option', { hasText: option }).first()).toBeAttached();
  await field.selectOption({ label: option });
}

async function fillPayer(page: Page, { phone, email }: { phone: string; email: string }): Promise<void> {
  await page.getByLabel(/^Surname/).fill('Okafor');
  await page.getByLabel(/^First name/).fill('Adaeze');
  await page.getByLabel(/^Phone number/).fill(phone);
  await page
    .getByLabel(/^Email/)
    .first()
    .fill(email);
}

const rrrOf = async (page: Page) => (await page.locator('.invoice__reference dd').textContent())!.trim();

async function find(page: Page, reference: string): Promise<void> {
  await page.getByLabel(/^RRR or invoice number/).fill(reference);
  await page.getByRole('button', { name: 'Find receipt' }).click();
}

/** A picture of the page on paper. */
async function printed(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await keepPicture(page, `${name}-print-${page.viewportSize()?.width}`);
  await page.emulateMedia({ media: 'screen' });
}
