import type { Mails } from '../programme.ts';

export type MailOccasion = keyof Mails;

/** When each mail is sent, and the kind that the mailbox knows it by. */
export const MAIL_OCCASIONS: Readonly<Record<MailOccasion, string>> = {
  invoiced: 'when an invoice has its RRR',
  paid: 'when it is paid',
  submitted: 'when the application is submitted',
  reminder: 'before the last day ends, if it is not paid or not submitted',
};

interface MailField {
  readonly meaning: string;
  /** The mails in which it is known; all where absent. */
  readonly in?: readonly MailOccasion[];
}

/** What a mail may name in braces, beside the answers of what is submitted. */
export const MAIL_FIELDS = {
  name: { meaning: "the applicant's names" },
  firstname: { meaning: "the applicant's first name" },
  programme: { meaning: "the programme's name" },
  college: { meaning: "the college's name" },
  rrr: { meaning: 'the payment reference' },
  closing: { meaning: 'the last day, as it stands when the mail is sent: 31/08/2027' },
  amount: { meaning: 'what the invoice is for, in Naira', in: ['invoiced', 'paid', 'reminder'] },
  applicationNumber: { meaning: "the application's number", in: ['submitted'] },
  submittedOn: { meaning: 'the day on which it was submitted', in: ['submitted'] },
} as const satisfies Readonly<Record<string, MailField>>;

export type MailFieldName = keyof typeof MAIL_FIELDS;

/** @returns the names that a mail of this occasion may have in braces */
export const mailFieldsOf = (occasion: MailOccasion): MailFieldName[] =>
  Object.entries<MailField>(MAIL_FIELDS)
    .filter(([, field]) => field.in?.includes(occasion) ?? true)
    .map(([name]) => name as MailFieldName);
