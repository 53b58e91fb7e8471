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
  await test.step('the receipt says first what comes next, in sight on a phone', async () => {
    const next = page.getByRole('link', { name: 'Fill in your application form' });
    await expect(next).toHaveCount(1);
    await expect(page.getByText('What happens next: fill in your application form.')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    const { y, height } = (await next.boundingBox())!;
    expect(y + height, 'the lower edge of the button on a phone with its browser bars').toBeLessThanOrEqual(600);
    const sheet = (await page.getByRole('region', { name: 'Receipt' }).boundingBox())!;
    expect(y).toBeLessThan(sheet.y);
    await look(page, 'receipt-next');
  });
});

test('the RRR says what it is for, stands in groups of four, and is copied as one number or sent as a message', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const rrr = await generateInvoice(page);
  await expect(page.getByText('This is your RRR. You need it to pay and to log in.')).toBeVisible();
  expect(await page.locator('.invoice__reference dd span').allTextContents()).toEqual(rrr.match(/\d{4}/g));
  await page.getByRole('button', { name: 'Copy the RRR' }).click();
  await expect(page.getByText('The RRR has been copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(rrr);
  const message = decodeURIComponent(
    (await page.getByRole('link', { name: 'Send as a message' }).getAttribute('href')) ?? '',
  );
  expect(message).toMatch(new RegExp(`^sms:.*RRR ${rrr}.*/jupeb_login$`));
});

test('who turns back without paying is told that nothing has arrived, and finds the invoice, from a login too', async ({
  page,
}) => {
  const rrr = await generateInvoice(page);
  await page.getByRole('button', { name: 'Pay with ATM Card' }).click();
  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await expect(page.getByText('Your payment has not been received yet')).toBeVisible();
  await expect(page.getByText('Not paid')).toBeVisible();
  await look(page, 'payment-pending');
  await page.goto('/jupeb_login');
  await page.getByLabel('RRR').fill(rrr);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('This invoice has not been paid.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Pay this invoice' }).click();
  await expect(page.getByRole('button', { name: 'Pay with ATM Card' })).toBeVisible();
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
