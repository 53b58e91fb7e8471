import { expect, keepPicture, look, nextPhone, test } from '../../support/e2e.ts';
import { generateInvoice, payByCard } from '../../support/jupebWalk.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a payment that was declined says so, and can be tried again', async ({ page }) => {
  await generateInvoice(page);
  await page.getByRole('button', { name: 'Pay with ATM Card' }).click();
  await page.getByRole('button', { name: 'Decline this payment' }).click();
  await expect(page.getByText('The payment did not go through')).toBeVisible();
  await look(page, 'payment-failed');
  await payByCard(page);
});

test('who turns back without paying is told that nothing has arrived, and finds the invoice', async ({ page }) => {
  await generateInvoice(page);
  await page.getByRole('button', { name: 'Pay with ATM Card' }).click();
  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await expect(page.getByText('Your payment has not been received yet')).toBeVisible();
  await expect(page.getByText('Not paid')).toBeVisible();
  await look(page, 'payment-pending');
});

test('"I have paid" is honest when nobody answers', async ({ page }) => {
  await generateInvoice(page);
  await page.route('**/verify-payment', (route) => route.abort());
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('The payment could not be checked')).toBeVisible();
  await page.unroute('**/verify-payment');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('Your payment has not been received yet')).toBeVisible();
});

test('a phone number finds its invoice again, and a stranger learns no RRR from it', async ({ page }) => {
  const phone = nextPhone();
  const rrr = await generateInvoice(page, phone);
  await payByCard(page);
  await page.goto('/?mode=jupeb');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/jupeb_students_invoice$/);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText(rrr)).toHaveCount(0);
  await look(page, 'invoice-found');
});

test('on paper an invoice is only the invoice, below the letterhead', async ({ page }) => {
  await generateInvoice(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  expect(await page.locator('.invoice').evaluate((sheet) => getComputedStyle(sheet).marginTop)).toBe(`${15 * 16}px`);
  await keepPicture(page, 'invoice-print');
});
