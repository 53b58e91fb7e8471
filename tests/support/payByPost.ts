import type { Invoice } from '#contract/finance/invoices.ts';
import { TEST_CARD } from '#remita-sandbox/payPageHtml.ts';
import type { Trouble } from '#remita-sandbox/trouble.ts';

/** What the hosted pay page posts when its card is right. */
export async function payByPost({ payForm }: Invoice, trouble: Trouble = 'none'): Promise<void> {
  const body = new URLSearchParams({ ...payForm!.fields, method: 'card', cardNumber: TEST_CARD, trouble });
  const paid = await fetch(payForm!.action.replace('finalize.reg', 'pay.reg'), {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  const back = paid.headers.get('location');
  if (!back?.includes('status=00')) throw new Error(`The pay page leads back to ${back}`);
}
