import type { Invoice, InvoiceLookup, InvoiceRequest } from '#contract/applicationInvoice.ts';
import type { Programme } from '#catalogue/programme.ts';
import { phoneMistake } from '#rules/invoiceRequest.ts';
import { normalisePhone } from '#rules/phone.ts';
import { ensureRrr, newOrderId } from '../payments/service.ts';
import { ProviderError } from '../platform/payment/providerError.ts';
import type { Platform } from '../platform/platform.ts';
import { Problem } from '../platform/problem.ts';
import { openSession } from '../sessions/service.ts';
import { checkOpen, noRrr, noSession, numberPrefix, payerOf, priceKobo, refuse, type Charge, type Payer } from './policy.ts';
import { presentInvoice, presentLookup, type InvoiceRow } from './present.ts';
import { findInvoice, invoiceOfRrr, makeInvoice } from './sql.ts';

export { invoiceForFee, type FeeCharge } from './feeInvoice.ts';
export { provenInvoice, showsRrr, type Proof } from './proof.ts';
export type { Payer } from './policy.ts';
export { presentInvoice, type InvoiceRow } from './present.ts';

/**
 * The invoice of this type and phone in the open session, or what a new one starts from: the college's own facts and the
 * phone, and nothing that another invoice tells of whoever has that phone.
 */
export async function lookUp(platform: Platform, applicationTypeId: string | undefined, typedPhone: string | undefined): Promise<InvoiceLookup> {
  const wrongPhone = phoneMistake(typedPhone);
  const charge = await chargeFor(platform, applicationTypeId);
  if (wrongPhone) refuse({ '/regNumber': wrongPhone });
  const phone = normalisePhone(typedPhone ?? '')!;
  const row = await existing(platform, charge, phone);
  if (!row) return blank(charge, phone);
  return presentLookup(platform, await withRrr(platform, charge, row).catch(unlessProvider(row)));
}

/**
 * Makes the invoice, or answers with the one that is there: two clicks are one invoice and one RRR.
 * @throws Problem 422 for mistakes, 424 when the provider gave no RRR.
 */
export async function generate(platform: Platform, request: InvoiceRequest, ip: string): Promise<Invoice> {
  const charge = await chargeFor(platform, request.ApplicationTypeId);
  const payer = payerOf(request, charge);
  const row = await existing(platform, charge, payer.phone) ?? await begin(platform, charge, payer, ip);
  const complete = await withRrr(platform, charge, row).catch(noRrr(platform, row.invoice_number));
  return presentInvoice(platform, complete, 'phone');
}

/** @throws Problem 404 for an RRR that is not ours. */
export async function byRrr({ database }: Platform, rrr: string): Promise<InvoiceRow> {
  const [row] = await invoiceOfRrr(database, [rrr]);
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

async function existing({ database }: Platform, { programme, session }: Charge, phone: string): Promise<InvoiceRow | undefined> {
  const [row] = await findInvoice(database, [programme.applicationTypeId, phone, session.id]);
  return row;
}

async function begin(platform: Platform, charge: Charge, payer: Payer, ip: string): Promise<InvoiceRow> {
  const { programme, session } = charge;
  const now = platform.now();
  checkOpen(programme, now);
  await makeInvoice(platform.database, [
    programme.applicationTypeId, null, '', '', false, session.id, payer.phone, payer.lastname, payer.firstname, payer.middlename, payer.email,
    programme.invoice.description, priceKobo(programme), now, newOrderId(), numberPrefix(now), ip,
  ]);
  const row = await existing(platform, charge, payer.phone);
  if (!row) throw new Error('An invoice that was just made is not there');
  return row;
}

/** The invoice at the college's price, with an RRR. */
async function withRrr(platform: Platform, charge: Charge, row: InvoiceRow): Promise<InvoiceRow> {
  const price = priceKobo(charge.programme);
  if (row.paid || (row.rrr !== null && row.amount_kobo === price)) return row;
  await ensureRrr(platform, row.id, price);
  return await existing(platform, charge, row.phone) ?? row;
}

/** A lookup does without the provider: an invoice that has no RRR yet is shown as it is. */
const unlessProvider = (row: InvoiceRow) => (error: unknown): InvoiceRow => {
  if (error instanceof ProviderError) return row;
  throw error;
};

const blank = ({ programme, session }: Charge, phone: string): InvoiceLookup => ({
  invoiceNumber: null,
  lastname: '',
  firstname: '',
  middleName: '',
  mobileNo: phone,
  email: '',
  sessionId: session.id,
  session: session.name,
  amount: programme.invoice.amount,
  rrr: null,
  isPaid: false,
  invoice: null,
});
