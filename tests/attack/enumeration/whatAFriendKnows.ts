import { demoCandidates } from '#server/admissions/jamb/demo.ts';
import type { Finding } from '../attack.ts';
import type { TimedAnswer } from '../target/browser.ts';
import { isOpened, logInBy, lookUp, newcomer, newPayer, order, pay, type Payer } from '../target/applicants.ts';
import type { Target } from '../target/target.ts';

/** What only its owner may be told, as it would stand on the wire. */
interface Secret {
  readonly name: string;
  readonly words: string;
}

const secretsOf = ({ surname, firstname, email, rrr }: Payer): Secret[] => [
  { name: 'the surname', words: surname },
  { name: 'the first name', words: firstname },
  { name: 'the e-mail address', words: email },
  { name: 'the RRR', words: rrr },
  { name: 'the RRR', words: rrr.replace(/(\d{4})(?=\d)/g, '$1-') },
];

/** Everything that an answer carries, in capitals, since names may be written in either. */
const wire = ({ text, headers }: TimedAnswer): string => (text + JSON.stringify([...headers])).toUpperCase();

/** A friend has the phone number of somebody who made an invoice, and a device of their own. */
export async function phoneNumber(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const state of ['unpaid', 'paid'] as const) {
    const owner = await newPayer(target);
    if (state === 'paid') await pay(owner);
    findings.push(
      ...(await askedByFriend(target, owner, owner.phone, state === 'paid' ? 'a paid invoice' : 'an unpaid invoice')),
    );
  }
  return findings;
}

/** The friend has the JAMB number too. */
export async function jambNumber(target: Target): Promise<Finding[]> {
  const { owner, candidate } = await candidateWithInvoice(target);
  const findings = await askedByFriend(target, owner, candidate, "a candidate's invoice");
  await pay(owner);
  const friend = target.stranger();
  const entered = await friend.call('POST', '/api/PostUtme/login', {
    body: { regNumber: candidate, phoneOrRrr: owner.phone },
  });
  if (isOpened(entered))
    findings.push({
      what: 'A JAMB number and a phone number open an application',
      reproduce: 'POST /api/PostUtme/login with both, from another device',
    });
  return findings;
}

async function candidateWithInvoice(target: Target): Promise<{ owner: Payer; candidate: string }> {
  for (const candidate of target.random.some(demoCandidates('UTME'), 20)) {
    const owner = await newPayer(target, candidate).catch(() => undefined);
    if (owner) return { owner, candidate };
  }
  throw new Error('Every candidate of the demo has an invoice');
}

async function askedByFriend(target: Target, owner: Payer, regNumber: string, what: string): Promise<Finding[]> {
  const friend = await newcomer(target);
  const { browser } = friend;
  const copied = target.stranger();
  for (const [name, value] of owner.browser.cookies)
    copied.cookies.set(name, value.slice(0, -2) + (value.endsWith('AA') ? 'BB' : 'AA'));
  const { invoiceNumber } = owner.invoice;
  const asked: readonly (readonly [string, TimedAnswer])[] = [
    ['GET application-invoice-data', await lookUp(browser, owner.phone, regNumber)],
    [
      'GET application-invoice-data with a device cookie that was changed',
      await lookUp(copied, owner.phone, regNumber),
    ],
    [
      'POST generate-application-invoice with other names',
      await order({ ...friend, phone: owner.phone, regNumber, start: owner.invoice }),
    ],
    [
      'GET fee-receipt by an invoice number that was guessed and the phone',
      await browser.call('GET', `/api/Payment/fee-receipt?reference=${invoiceNumber}&proof=${owner.phone}`),
    ],
    [
      'GET get-all-invoices by an invoice number that was guessed and the phone',
      await browser.call('GET', `/api/Bursary/get-all-invoices?reference=${invoiceNumber}&proof=${owner.phone}`),
    ],
    [
      'GET clearance-form by an invoice number that was guessed and the phone',
      await browser.call('GET', `/api/Bursary/clearance-form?reference=${invoiceNumber}&proof=${owner.phone}`),
    ],
    [
      'GET invoice-details by the phone',
      await browser.call('GET', `/api/ApplicationInvoice/invoice-details?rrr=${owner.phone}`),
    ],
  ];
  const findings = asked.flatMap(([request, answer]) =>
    secretsOf(owner)
      .filter(({ words }) => wire(answer).includes(words.toUpperCase()))
      .map(({ name }) => ({
        what: `Who knows a phone number is told ${name} of ${what}`,
        reproduce: `${request}, from another device`,
      })),
  );
  if (isOpened(await logInBy(browser, owner.phone)))
    findings.push({
      what: 'A phone number opens an application',
      reproduce: 'POST /api/JupebApplication/login with a phone number as the RRR',
    });
  return findings.filter(
    (one, index) =>
      findings.findIndex((other) => other.what === one.what && other.reproduce === one.reproduce) === index,
  );
}
