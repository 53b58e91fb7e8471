import type { CaseKind } from '#contract/finance/payment-timeline.ts';
import { formatNaira } from '#rules/money.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import { paymentPage } from './payerEmail.ts';

export interface NotifiedCase {
  readonly kind: PayersCase;
  readonly rrr: string;
  readonly description: string;
  readonly expectedKobo: number;
  readonly reportedKobo: number;
  /** What happened, where the kind alone does not say it. */
  readonly happened?: string;
}

/** These are between college and provider, are nobody's yet, or wait for an officer; a reversal has an email of its own. */
const COLLEGES_OWN = [
  'unconfirmed',
  'disputed',
  'reversed',
  'unknown',
  'lodgement',
  'loan',
] as const satisfies readonly CaseKind[];

type PayersCase = Exclude<CaseKind, (typeof COLLEGES_OWN)[number]>;

export const isPayers = (kind: string): kind is PayersCase => !COLLEGES_OWN.some((own) => own === kind);

const HAPPENED: Readonly<Record<PayersCase, string>> = {
  short: 'We know about your payment. It is less than your invoice asks for, so a person has to check it.',
  over: 'We know about your payment. It is more than your invoice asks for, so a person has to check it.',
  twice: 'We know about another payment for an invoice that you have paid already. The first payment still counts.',
  superseded: 'We know about your payment. The price had changed before you paid, so a person has to check it.',
  mismatch:
    'We know about your payment. What Remita says about it does not agree with your invoice. A person has to check it.',
};

interface Settlement {
  readonly done: string;
  readonly left: string;
  /** In the officer's words, as they were written. */
  readonly reason: string;
}

export const settledEmail = (
  firstname: string,
  settled: Omit<NotifiedCase, 'kind'>,
  { done, left, reason }: Settlement,
  publicUrl: string,
): EmailText => ({
  subject: `Your payment for ${settled.description}: the bursary has settled it`,
  greeting: `Dear ${firstname},`,
  parts: [
    'Your payment did not match its invoice. The bursary has checked it, and has settled it.',
    {
      facts: [
        ...factsOf(settled),
        ['What was done', done],
        ['What is left to do', left],
        ['The bursary writes', reason],
      ],
    },
    'If that is not right, take this RRR and your proof of payment to the bursary. You can also call the number below. See what happened to your payment at any time:',
    { link: paymentPage(publicUrl, settled.rrr), label: 'See your payment' },
  ],
});

/** For whoever money was moved to that had come under another's name, or under none. */
export const movedEmail = (
  name: string,
  amountKobo: number,
  { done, left }: Omit<Settlement, 'reason'>,
  publicUrl: string,
): EmailText => ({
  subject: 'The bursary has put a payment to your account',
  greeting: `Dear ${name},`,
  parts: [
    'A payment had come to the college without your name. The bursary has found that it is yours.',
    {
      facts: [
        ['Amount', formatNaira(amountKobo)],
        ['What was done', done],
        ['What is left to do', left],
      ],
    },
    'If that is not right, tell the bursary. You can also call the number below.',
    { link: publicUrl, label: 'Open the portal' },
  ],
});

const factsOf = ({
  rrr,
  description,
  expectedKobo,
  reportedKobo,
}: Omit<NotifiedCase, 'kind'>): readonly (readonly [string, string])[] => [
  ['RRR', rrr],
  ['For', description],
  ['Expected', formatNaira(expectedKobo)],
  ['Came in', formatNaira(reportedKobo)],
];

export const caseEmail = (
  firstname: string,
  { kind, rrr, description, expectedKobo, reportedKobo, happened = HAPPENED[kind] }: NotifiedCase,
  publicUrl: string,
): EmailText => ({
  subject: `Your payment for ${description}: the bursary is checking it`,
  greeting: `Dear ${firstname},`,
  parts: [
    happened,
    { facts: factsOf({ rrr, description, expectedKobo, reportedKobo }) },
    'Your money is not lost. The bursary knows about it and will decide. Please do not pay again until you have spoken with them.',
    'Take this RRR and your proof of payment to the bursary, or call the number below. See what happens to your payment at any time:',
    { link: paymentPage(publicUrl, rrr), label: 'See your payment' },
  ],
});
