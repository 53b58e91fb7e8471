import { setTimeout as pause } from 'node:timers/promises';
import type { EntranceReply, LoginReply } from '#contract/admissions/applications.ts';
import type { InvoiceLookup } from '#contract/admissions/application-invoices.ts';
import type { Invoice } from '#contract/finance/invoices.ts';
import { opened } from '../../support/applicant.ts';
import { payByPost } from '../../support/payByPost.ts';
import { until } from '../../support/until.ts';
import type { Browser, TimedAnswer } from './browser.ts';
import type { Target } from './target.ts';

/** JUPEB, which is entered by a paid RRR and registered by a phone number. */
const JUPEB = 5;
/** Post UTME, which is registered by a JAMB number. */
const POST_UTME = 8;

/** One who has made an invoice. Their names are nobody else's, so that finding one anywhere tells that it came from here. */
export interface Payer {
  readonly browser: Browser;
  readonly phone: string;
  readonly surname: string;
  readonly firstname: string;
  readonly email: string;
  readonly rrr: string;
  readonly invoice: Invoice;
}

export interface Applicant extends Payer {
  readonly token: string;
  readonly application: LoginReply['application'];
}

/** Of no network, so that it is nobody's. */
export const newPhone = ({ random }: Target): string => `080${random.digits(8)}`;

/** What is looked up: of a candidate their JAMB number with a phone number, else the phone number alone. */
export const lookUp = (browser: Browser, phone: string, regNumber = phone) =>
  browser.call(
    'GET',
    `/api/ApplicationInvoice/application-invoice-data?applicationTypeId=${regNumber === phone ? JUPEB : POST_UTME}&regNumber=${regNumber}&mobileNumber=${phone}`,
  );

export interface InvoiceOrder extends Omit<Payer, 'rrr' | 'invoice'> {
  /** The JAMB number of a candidate; else the phone number. */
  readonly regNumber: string;
  readonly start: Pick<InvoiceLookup, 'sessionId' | 'amount'>;
}

/** Somebody with a phone number that nobody has, who has looked it up as the page does. @param candidate a JAMB number */
export async function newcomer(target: Target, candidate?: string): Promise<InvoiceOrder> {
  const browser = target.stranger();
  const phone = newPhone(target);
  const regNumber = candidate ?? phone;
  const name = (prefix: string) => `${prefix}${target.random.letters(9)}`;
  const { data, text } = await lookUp(browser, phone, regNumber);
  if (!data) throw new Error(`No lookup: ${text}`);
  return {
    browser,
    phone,
    regNumber,
    surname: name('Z'),
    firstname: name('Q'),
    email: `${name('x')}@matricula.example`,
    start: data,
  };
}

export const order = ({ browser, phone, regNumber, surname, firstname, email, start }: InvoiceOrder) =>
  browser.call('POST', '/api/ApplicationInvoice/generate-application-invoice', {
    body: {
      Lastname: surname,
      FirstName: firstname,
      MiddleName: '',
      Email: email,
      MobileNumber: phone,
      RegNumber: regNumber,
      SessionId: start.sessionId,
      Amount: start.amount,
      ApplicationTypeId: regNumber === phone ? JUPEB : POST_UTME,
    },
  });

export async function newPayer(target: Target, candidate?: string): Promise<Payer> {
  const somebody = await newcomer(target, candidate);
  const { data, text } = await order(somebody);
  if (!data?.rrr) throw new Error(`No invoice: ${text}`);
  return { ...somebody, rrr: data.rrr, invoice: data };
}

/** The college asks the provider about an RRR every few seconds at most. */
const ASK_AGAIN_MS = 500;

/** Pays at the sandbox's own page, and tells the college as the payer's page does until it is credited. */
export async function pay({ browser, invoice, rrr }: Payer): Promise<void> {
  await payByPost(invoice);
  await until(`the payment of ${rrr} is credited`, async () => {
    const { data } = await browser.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
    if (data?.isPaid) return;
    await pause(ASK_AGAIN_MS);
    throw new Error('It is not');
  });
}

export const logInBy = (browser: Browser, rrr: string) =>
  browser.call('POST', '/api/JupebApplication/login', { body: { rrr } });

/** Whether a login opened an application, by no code. */
export const isOpened = ({ status, data }: TimedAnswer<EntranceReply>): boolean => status === 200 && 'token' in data;

export async function newApplicant(target: Target): Promise<Applicant> {
  const payer = await newPayer(target);
  await pay(payer);
  const { token, application } = opened(await logInBy(payer.browser, payer.rrr));
  return { ...payer, token, application };
}
