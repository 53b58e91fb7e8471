import type { EmailText } from '../../../platform/mail/emailText.ts';

export const changedAwayEmail = (description: string, by: string): EmailText => ({
  subject: `The email address of your invoice for ${description}`,
  greeting: 'Good day,',
  parts: [
    `${by} has changed the email address of an invoice for ${description}. It was this one.`,
    'Codes that were sent here no longer open the invoice. Emails about it now go to the new address.',
    'If that is a mistake, please call the number below.',
  ],
});

export const changedHereEmail = (firstname: string, description: string, publicUrl: string): EmailText => ({
  subject: `The email address of your invoice for ${description}`,
  greeting: `Dear ${firstname},`,
  parts: [
    `Your invoice for ${description} now has this email address. Codes, receipts and all other emails about it come here.`,
    { link: publicUrl, label: 'Open the portal' },
    'If you do not know of this invoice, somebody has mistyped an address. Please call the number below.',
  ],
});
