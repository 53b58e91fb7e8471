import { formatNaira } from '#rules/money.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import { paymentPage } from './payerEmail.ts';

interface ReversedPayment {
  readonly rrr: string;
  readonly amountKobo: number;
  readonly description: string;
}

export const reversalEmail = (
  firstname: string,
  { rrr, amountKobo, description }: ReversedPayment,
  publicUrl: string,
): EmailText => ({
  subject: `Your payment for ${description} was reversed`,
  greeting: `Dear ${firstname},`,
  parts: [
    'Remita has told us that your payment was reversed: the money has gone back to the bank or card that it came from. It is owed to us again.',
    {
      facts: [
        ['RRR', rrr],
        ['For', description],
        ['Reversed', formatNaira(amountKobo)],
      ],
    },
    'Its receipt, and what was printed because of it, is not valid any more. Please ask your bank why, and pay again with a new invoice. If your money did not come back, take this RRR to the bursary. Bring your proof of payment.',
    { link: paymentPage(publicUrl, rrr), label: 'See your payment' },
  ],
});

/** Of money that had paid nothing yet. */
export const takenBackEmail = (
  firstname: string,
  { rrr, amountKobo, description, isToPay }: ReversedPayment & { readonly isToPay: boolean },
  publicUrl: string,
): EmailText => ({
  subject: `Your payment for ${description} was reversed`,
  greeting: `Dear ${firstname},`,
  parts: [
    'Remita has told us that your payment was reversed: the money has gone back to the bank or card that it came from. The bursary had not used it for anything yet.',
    {
      facts: [
        ['RRR', rrr],
        ['For', description],
        ['Reversed', formatNaira(amountKobo)],
      ],
    },
    isToPay
      ? 'Your invoice is still to be paid. Its page shows the RRR to pay by. Did your money not come back? Take this RRR and your proof of payment to the bursary.'
      : 'You do not have to do anything. Did your money not come back? Take this RRR and your proof of payment to the bursary.',
    { link: paymentPage(publicUrl, rrr), label: 'See your payment' },
  ],
});
