import type { CaseKind } from '#contract/finance/payment-timeline.ts';
import { formatNaira } from '#rules/money.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';

export interface NotifiedCase {
  readonly kind: PayersCase;
  readonly rrr: string;
  readonly description: string;
  readonly expectedKobo: number;
  readonly reportedKobo: number;
}

/** A credit stays: these are between college and provider, or wait for an officer, and are not mailed to the payer. */
const COLLEGES_OWN = ['unconfirmed', 'disputed'] as const satisfies readonly CaseKind[];

type PayersCase = Exclude<CaseKind, (typeof COLLEGES_OWN)[number]>;

export const isPayers = (kind: string): kind is PayersCase => !COLLEGES_OWN.some((own) => own === kind);

const HAPPENED: Readonly<Record<PayersCase, string>> = {
  short: 'We have heard of your payment. It is less than your invoice asks for, so it could not be taken by itself.',
  over: 'We have heard of your payment. It is more than your invoice asks for, so it could not be taken by itself.',
  twice: 'We have heard of another payment for an invoice of yours that is paid already. The first one counts as before.',
  superseded: 'We have heard of your payment. The price had changed by then, so it could not be taken by itself.',
  mismatch: 'We have heard of your payment. What Remita says of it does not agree with your invoice, so it could not be taken by itself.',
};

/** The officer's words stand in it as they were written. */
export const settledEmail = (firstname: string, settled: Omit<NotifiedCase, 'kind'>, reason: string, publicUrl: string): EmailText => ({
  subject: `Your payment for ${settled.description}: the bursary has settled it`,
  greeting: `Dear ${firstname},`,
  parts: [
    'The bursary has looked at your payment that did not fit its invoice, and has settled it.',
    { facts: [...factsOf(settled), ['How it was settled', reason]] },
    'If that is not right, take this RRR and your proof of payment to the bursary, or ask at the number below. How it stands can be seen here at any time:',
    { link: `${publicUrl}/payment_return?RRR=${settled.rrr}`, label: 'See how your payment stands' },
  ],
});

const factsOf = ({ rrr, description, expectedKobo, reportedKobo }: Omit<NotifiedCase, 'kind'>): readonly (readonly [string, string])[] =>
  [['RRR', rrr], ['For', description], ['Asked for', formatNaira(expectedKobo)], ['Came in', formatNaira(reportedKobo)]];

export const caseEmail = (firstname: string, { kind, rrr, description, expectedKobo, reportedKobo }: NotifiedCase, publicUrl: string): EmailText => ({
  subject: `Your payment for ${description}: the bursary looks at it`,
  greeting: `Dear ${firstname},`,
  parts: [
    HAPPENED[kind],
    { facts: factsOf({ rrr, description, expectedKobo, reportedKobo }) },
    'Your money is not lost. The bursary has been told and decides what is done with it. Please do not pay again until you have spoken with them.',
    'Take this RRR and your proof of payment to the bursary, or ask at the number below. How it stands can be seen here at any time:',
    { link: `${publicUrl}/payment_return?RRR=${rrr}`, label: 'See how your payment stands' },
  ],
});
