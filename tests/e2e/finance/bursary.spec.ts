import type { Trouble } from '#remita-sandbox/trouble.ts';
import { callerOf } from '../../support/call.ts';
import { expect, look, nextPhone, test } from '../../support/e2e.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';
import { invoiceFor } from '../../support/applicant.ts';
import { generateInvoice, payByCard } from '../../support/jupebWalk.ts';
import { signIn } from '../../support/logIn.ts';
import { lastMail } from '../../support/mailbox.ts';
import { payByPost } from '../../support/payByPost.ts';

/** How a payment stands: its payer's timeline, and the bursary's pages. */
for (const width of WIDTHS) {
  test.describe(`${width} px`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });

    const paid = async (address: string, rrr: string, trouble: Trouble) =>
      payByPost(
        (await callerOf(address).call('GET', `/api/ApplicationInvoice/invoice-details?rrr=${rrr}`)).data,
        trouble,
      );

    test('a payer reads what happened, what comes next and what to do, and checks a payment by its RRR', async ({
      page,
    }) => {
      const rrr = await generateInvoice(page);
      const timeline = page.getByRole('list', { name: 'What happened' });
      await expect(timeline.getByRole('listitem')).toHaveCount(2);
      await page.getByRole('button', { name: 'I have paid' }).click();
      await expect(timeline.getByText('We asked Remita: nothing received yet')).toBeVisible();
      await expect(page.getByText('What happens next:')).toBeVisible();
      await look(page, 'timeline-unpaid');
      await payByCard(page);
      await expect(timeline.getByText('Your payment was received')).toBeVisible();
      await expect(timeline.getByText('Receipt issued')).toBeVisible();
      await look(page, 'timeline-paid');

      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/payment_return');
      await page.getByRole('button', { name: 'Check payment' }).click();
      await expect(page.getByText('please input your RRR')).toBeVisible();
      await page.getByLabel('RRR').fill('1234');
      await page.getByRole('button', { name: 'Check payment' }).click();
      await expect(page.getByText('An RRR has 12 digits')).toBeVisible();
      await look(page, 'check-payment');
      await page.getByLabel('RRR').fill(rrr.replace(/(\d{4})(?=\d)/g, '$1 '));
      await page.getByRole('button', { name: 'Check payment' }).click();
      await expect(timeline.getByText('Your payment was received')).toBeVisible();
    });

    test('a short payment is told kindly, becomes a case, and is settled by the bursary', async ({ page, college }) => {
      const rrr = await generateInvoice(page);
      await paid(college.address, rrr, 'short');
      await page.goto(`/payment_return?RRR=${rrr}`);
      await expect(page.getByText('₦9,999.00 came in for ₦10,000.00')).toBeVisible();
      await expect(page.getByText('please do not pay again')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pay with ATM Card' })).toBeHidden();
      await look(page, 'timeline-short');

      await signIn(page, 'bursar');
      await page.goto('/invoice_management/cases?state=open');
      await expect(page.getByRole('link', { name: 'Short payment' }).first()).toBeVisible();
      await look(page, 'cases');
      await page.getByRole('searchbox').fill(rrr);
      await expect(page.getByRole('link', { name: 'Short payment' })).toHaveCount(1);
      await page.getByRole('link', { name: 'Short payment' }).click();
      await look(page, 'case-open');
      const [ask, dialog] = [page.getByRole('button', { name: 'Settle this case' }).first(), page.getByRole('dialog')];
      await ask.click();
      await dialog.getByRole('button', { name: 'Settle this case' }).click();
      await expect(dialog.getByText('please enter how it was settled').first()).toBeVisible();
      await expect(dialog.getByText(/ too little$/)).toBeVisible();
      await dialog.getByLabel('What was decided').selectOption('To be refunded');
      await dialog.getByLabel('How it was settled').fill('The payer asked for it, letter 118');
      await expect(dialog.getByRole('row', { name: /^In suspense .* ₦0\.00$/ })).toBeVisible();
      await look(page, 'case-asking');
      await page.keyboard.press('Escape');
      await expect(ask).toBeFocused();
      await ask.click();
      await expect(dialog.getByLabel('How it was settled')).toHaveValue('The payer asked for it, letter 118');
      await dialog.getByRole('button', { name: 'Settle this case' }).click();
      await expect(page.getByText('The case is settled')).toBeVisible();
      await expect(page.getByText('The payer asked for it, letter 118')).toBeVisible();
      await look(page, 'case-settled');
    });

    test('the bursary works through the open cases by keys: each settled one is followed by the next', async ({
      page,
      college,
    }) => {
      for (let time = 0; time < 2; time += 1)
        await paid(college.address, await invoiceFor(callerOf(college.address)), 'short');
      await signIn(page, 'bursar');
      await page.goto('/invoice_management/cases');
      await page.getByRole('link', { name: 'Work through them' }).click();
      const waiting = page.getByRole('listbox', { name: 'Open cases' });
      const count = async () => waiting.getByRole('option').count();
      await expect
        .poll(
          async () => {
            await page.reload();
            await waiting.waitFor();
            return count();
          },
          { message: 'both cases are open' },
        )
        .toBeGreaterThanOrEqual(2);
      await look(page, 'queue');
      const before = await count();
      const chosen = waiting.getByRole('option', { selected: true });
      const [first, second] = await waiting.getByRole('option').allTextContents();
      await page.keyboard.press('j');
      await expect(chosen).toHaveText(second!);
      await expect(waiting).toBeFocused();
      await page.keyboard.press('k');
      await expect(chosen).toHaveText(first!);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
      await expect(page.getByText('For', { exact: true })).toBeVisible();
      await look(page, 'queue-record');
      await page.getByRole('button', { name: 'Settle this case' }).click();
      await page.getByRole('dialog').getByLabel('What was decided').selectOption('To be refunded');
      await page.getByRole('dialog').getByLabel('How it was settled').fill('The payer asked for it');
      await page.getByRole('dialog').getByRole('button', { name: 'Settle this case' }).click();
      await expect(page.getByText('The case is settled')).toBeVisible();
      if (width === 360) await page.getByRole('button', { name: 'Back to the list' }).click();
      await expect(waiting.getByRole('option')).toHaveCount(before - 1);
      await expect(waiting).toBeFocused();
      await expect(chosen).toHaveText(second!);
    });

    test('a lost notification: the bursary finds the payment, sees the provider say paid, and re-checks it', async ({
      page,
      college,
    }) => {
      const rrr = await generateInvoice(page);
      await paid(college.address, rrr, 'lost');
      await signIn(page, 'bursar');
      await page.goto('/invoice_management/verify_payment_status');
      await look(page, 'verify-payment');
      await page.getByLabel('RRR or invoice number').fill('999999999999');
      await page.getByRole('button', { name: 'Find payment' }).click();
      await expect(page.getByText('No invoice has the RRR or number')).toBeVisible();
      await page.getByLabel('RRR or invoice number').fill(rrr);
      await page.getByRole('button', { name: 'Find payment' }).click();
      const panel = page.getByRole('region', { name: `RRR ${rrr}` });
      await expect(panel.getByText('Not credited')).toBeVisible();
      await expect(panel.getByText('Successful, code 00')).toBeVisible();
      await look(page, 'verify-payment-found');
      await panel.getByRole('button', { name: 'Re-check this payment' }).click();
      await expect(panel.getByText('Credited', { exact: true })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Timeline' }).getByText('bursar', { exact: false })).toBeVisible();
      await look(page, 'verify-payment-credited');
    });

    test('a reconciliation that the bursary asks for credits what was missed, and tells it', async ({
      page,
      college,
    }) => {
      const rrr = await generateInvoice(page);
      await paid(college.address, rrr, 'lost');
      await signIn(page, 'bursar');
      await page.goto('/invoice_management/reconciliation');
      await page.getByRole('button', { name: 'Reconcile now' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Reconcile now' }).click();
      await expect(page.getByText('The reconciliation has begun')).toBeVisible();
      await look(page, 'reconciliations');
      await page.getByRole('row').filter({ hasText: 'bursar' }).first().getByRole('link').click();
      await expect(page.getByRole('row').filter({ hasText: rrr }).getByText('Credited')).toBeVisible();
      await look(page, 'reconciliation');
    });
  });
}

test.describe('360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('an officer moves an invoice to the person whose it is; both are told', async ({ page }) => {
    const rrr = await generateInvoice(page);
    await signIn(page, 'bursar');
    await page.goto(`/invoice_management/verify_payment_status?reference=${rrr}`);
    await page.getByRole('button', { name: 'Move to another person' }).click();
    await expect(page.getByLabel('Phone number')).toBeFocused();
    await page.getByRole('button', { name: 'Move this invoice' }).click();
    await expect(page.getByText('please say why').first()).toBeVisible();
    await look(page, 'move-invoice');
    const phone = nextPhone();
    await page.getByLabel('Phone number').fill(phone);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Move to another person' })).toBeFocused();
    await page.getByRole('button', { name: 'Move to another person' }).click();
    await expect(page.getByLabel('Phone number')).toHaveValue(phone);
    await page.getByLabel('Email').fill('ngozi@example.com');
    await page.getByLabel('Why').fill('Showed the JAMB slip at the desk');
    await page.getByRole('button', { name: 'Move this invoice' }).click();
    await expect(page.getByText('The invoice has been moved').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Move to another person' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Invoice' }).getByText(phone)).toBeVisible();
    await look(page, 'move-invoice-done');
    await expect.poll(() => lastMail(page, 'ngozi@example.com')).toContain('The college has given you the invoice');
    await expect.poll(() => lastMail(page, 'ada@example.com')).toContain('belongs to another person');
  });
});
