import { displayDate } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';

export type Happened = 'approved' | 'paid' | 'returned';

interface Refunded {
  readonly reference: string;
  readonly payerName: string;
  readonly amountKobo: number;
  readonly bank: string;
  readonly accountNumber: string;
  readonly accountName: string;
  /** The bank's reference of what is paid, the officer's reason of what is returned. */
  readonly wording: string;
  readonly paidOn: string;
}

interface Words {
  readonly subject: string;
  readonly first: string;
  readonly next: string;
  readonly facts: (refunded: Refunded) => readonly (readonly [string, string])[];
}

const WORDS: Readonly<Record<Happened, Words>> = {
  approved: {
    subject: 'Your refund is approved',
    first: 'We owe you money, and its refund is approved.',
    next: 'The bank pays it within some days, and we write to you again then. Is this not your account? Tell the bursary at once.',
    facts: () => [],
  },
  paid: {
    subject: 'Your refund is paid',
    first: 'The bank has paid your refund.',
    next: 'Is it not in your account after two working days? Show your bank this email, then the bursary.',
    facts: ({ wording, paidOn }) => [
      ['The bank’s reference', wording],
      ['Paid on', displayDate(paidOn)],
    ],
  },
  returned: {
    subject: 'Your refund could not be paid',
    first: 'The bank has not paid your refund. Your money is not lost: the college has it for you.',
    next: 'Please see the bursary, and bring the details of your bank account. They can ask for the refund again.',
    facts: ({ wording }) => [['The bursary writes', wording]],
  },
};

export function refundEmail(happened: Happened, refunded: Refunded): EmailText {
  const { subject, first, next, facts } = WORDS[happened];
  const { reference, payerName, amountKobo, bank, accountNumber, accountName } = refunded;
  return {
    subject: `${subject}: ${formatNaira(amountKobo)}`,
    greeting: `Dear ${payerName},`,
    parts: [
      first,
      {
        facts: [
          ['Our reference', reference],
          ['Amount', formatNaira(amountKobo)],
          ['Account', `${accountName}, ${bank}, ${masked(accountNumber)}`],
          ...facts(refunded),
        ],
      },
      next,
    ],
  };
}

/** An email may be read by others. */
const masked = (accountNumber: string): string => `******${accountNumber.slice(-4)}`;
