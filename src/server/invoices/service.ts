import type { Invoice, InvoiceLookup, InvoiceRequest } from '#contract/applicationInvoice.ts';
import type { Programme } from '#catalogue/programme.ts';
import { registeredBy } from '#catalogue/registry/entrances.ts';
import { ensureRrr, newOrderId } from '../payments/service.ts';
import { ProviderError } from '../platform/payment/providerError.ts';
import type { Platform } from '../platform/platform.ts';
import { Problem } from '../platform/problem.ts';
import { asItCloses } from '../platform/programmes/closing.ts';
import { openSession } from '../sessions/service.ts';
import { checkOpen, noRrr, noSession, numberPrefix, payerOf, priceKobo, type Charge, type Payer } from './policy.ts';
import { presentInvoice, presentLookup, type InvoiceRow } from './present.ts';
import { invoiceOf, mustBePhoneOf, registrationOf, type Registration } from './registration.ts';
import { invoiceOfNumber, invoiceOfRrr, makeInvoice } from './sql.ts';

interface Lookup {
  readonly applicationTypeId?: string;
  readonly regNumber?: string;
  readonly mobileNumber?: string;
}

export { invoiceForFee, type FeeCharge } from './feeInvoice.ts';
export { provenInvoice, showsRrr, type Proof } from './proof.ts';
export type { Payer } from './policy.ts';
export { presentInvoice, type InvoiceRow } from './present.ts';

/**
 * The invoice of this type and person in the open session, or what a new one starts from: the college's own facts, the
 * names on the JAMB list, and nothing that another invoice tells of whoever has that phone.
 */
export async function lookUp(platform: Platform, { applicationTypeId, regNumber, mobileNumber }: Lookup, ip: string): Promise<InvoiceLookup> {
  const charge = await chargeFor(platform, applicationTypeId);
  const registration = await registrationOf(platform, charge, { regNumber, mobileNumber }, ip);
  const { invoice: row } = registration;
  if (!row) return blank(charge, registration);
  return presentLookup(platform, await withRrr(platform, charge, row).catch(unlessProvider(row)));
}

/**
 * Makes the invoice, or answers with the one that is there: two clicks are one invoice and one RRR.
 * @throws Problem 422 for mistakes, 424 when the provider gave no RRR.
 */
export async function generate(platform: Platform, request: InvoiceRequest, ip: string): Promise<Invoice> {
  const charge = await chargeFor(platform, request.ApplicationTypeId);
  const { payer, registration } = await payerAndRegistration(platform, charge, request, ip);
  const row = registration.invoice ?? await begin(platform, charge, payer, registration.regNumber, ip);
  const complete = await withRrr(platform, charge, row).catch(noRrr(platform, row.invoice_number));
  return presentInvoice(platform, complete, 'phone');
}

/** The names on the JAMB list count, whatever the request says. */
async function payerAndRegistration(platform: Platform, charge: Charge, request: InvoiceRequest, ip: string) {
  if (registeredBy(charge.programme) === 'phone') {
    const payer = payerOf(request, charge);
    return { payer, registration: await registrationOf(platform, charge, { regNumber: payer.phone, mobileNumber: null }, ip) };
  }
  const registration = await registrationOf(platform, charge, { regNumber: request.RegNumber, mobileNumber: request.MobileNumber }, ip);
  const { lastname, firstname, middlename } = registration.names!;
  return { payer: payerOf({ ...request, Lastname: lastname, FirstName: firstname, MiddleName: middlename }, charge), registration };
}

/** The invoice that an RRR was made for, if there is one. */
export async function findByRrr({ database }: Platform, rrr: string): Promise<InvoiceRow | undefined> {
  const [row] = await invoiceOfRrr(database, [rrr]);
  return row;
}

/** The invoice of this number, if there is one. */
export async function findByNumber({ database }: Platform, number: string): Promise<InvoiceRow | undefined> {
  const [row] = await invoiceOfNumber(database, [number]);
  return row;
}

/** @throws Problem 404 for an RRR that is not ours. */
export async function byRrr(platform: Platform, rrr: string): Promise<InvoiceRow> {
  const row = await findByRrr(platform, rrr);
  if (!row) throw new Problem(404, 'Invalid action, please enter correct details', { title: 'Invalid Action!' });
  return row;
}

/** What the college charges for the type in the open session. */
async function chargeFor({ catalogue, database }: Platform, typeId: number | string | null | undefined): Promise<Charge & { programme: Programme }> {
  const programme = /^\d{1,9}$/.test(String(typeId ?? '')) ? catalogue.byApplicationTypeId(Number(typeId)) : undefined;
  if (!programme) throw new Problem(422, 'please select an invoice type', { title: 'Invoice Action Failed!', errors: { '/applicationTypeId': 'please select an invoice type' } });
  const session = await openSession(database);
  if (!session) throw noSession();
  return { programme, session };
}

async function begin(platform: Platform, charge: Charge, payer: Payer, regNumber: string, ip: string): Promise<InvoiceRow> {
  const { programme, session } = charge;
  const now = platform.now();
  checkOpen(asItCloses(platform, programme), now);
  await makeInvoice(platform.database, [
    programme.applicationTypeId, null, regNumber, '', false, session.id, payer.phone, payer.lastname, payer.firstname, payer.middlename, payer.email,
    programme.invoice.description, priceKobo(programme), now, newOrderId(), numberPrefix(now), ip,
  ]);
  const row = await invoiceOf(platform, charge, regNumber);
  if (!row) throw new Error('An invoice that was just made is not there');
  mustBePhoneOf(platform, row, payer.phone);
  return row;
}

/** The invoice at the college's price, with an RRR. */
async function withRrr(platform: Platform, charge: Charge, row: InvoiceRow): Promise<InvoiceRow> {
  const price = priceKobo(charge.programme);
  if (row.paid || (row.rrr !== null && row.amount_kobo === price)) return row;
  await ensureRrr(platform, row.id, price);
  return await invoiceOf(platform, charge, row.reg_number) ?? row;
}

/** A lookup does without the provider: an invoice that has no RRR yet is shown as it is. */
const unlessProvider = (row: InvoiceRow) => (error: unknown): InvoiceRow => {
  if (error instanceof ProviderError) return row;
  throw error;
};

const blank = ({ programme, session }: Charge, { regNumber, phone, names }: Registration): InvoiceLookup => ({
  invoiceNumber: null,
  lastname: names?.lastname ?? '',
  firstname: names?.firstname ?? '',
  middleName: names?.middlename ?? '',
  mobileNo: phone,
  regNumber,
  email: '',
  sessionId: session.id,
  session: session.name,
  amount: programme.invoice.amount,
  rrr: null,
  isPaid: false,
  invoice: null,
});
