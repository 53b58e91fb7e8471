import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import type { InvoiceRow } from './present.ts';
import { invoiceOfId, invoiceOfNumber, invoiceOfReference, invoiceOfRrr } from './sql.ts';

export {
  changeInvoiceEmail,
  eraseApplicantInvoice,
  forgetDevice,
  lockApplicantInvoice,
  lockInvoiceToMove,
  moveInvoice,
  referInvoice,
  voidApplicantInvoice,
} from './applicant/sql.ts';
export { deviceKnows, knownSince, visitorOf, type Visitor } from './device.ts';
export { invoiceForFee, type FeeCharge } from './feeInvoice.ts';
export { makeOnce } from './making.ts';
export { paceLookups } from './pace.ts';
export { noRrr, noSession, numberPrefix, refusalOfEnded, refuse, type Payer } from './policy.ts';
export { paymentStatusOf, presentInvoice, type InvoiceRow } from './present.ts';
export { askedAnew, atPrice } from './pricing.ts';
export { provenInvoice, showsRrr, type Proof } from './proof.ts';
export { codeSubject, INVOICE_CODE, mailInvoiceCode, proveInvoice } from './proving.ts';
export { invoiceFor, readyToPay, studentInvoice, type Made, type WantedInvoice } from './student/making.ts';
export { voidInvoice } from './student/voiding.ts';
export { makeInvoice } from './sql.ts';

export async function findById({ database }: Platform, invoiceId: string): Promise<InvoiceRow | undefined> {
  const [row] = await invoiceOfId(database, { invoiceId });
  return row;
}

export async function findByRrr({ database }: Platform, rrr: string): Promise<InvoiceRow | undefined> {
  const [row] = await invoiceOfRrr(database, { rrr });
  return row;
}

export async function findByNumber({ database }: Platform, number: string): Promise<InvoiceRow | undefined> {
  const [row] = await invoiceOfNumber(database, { invoiceNumber: number });
  return row;
}

/** @param reference an RRR or an invoice number */
export async function findByReference({ database }: Platform, reference: string): Promise<InvoiceRow | undefined> {
  const [row] = await invoiceOfReference(database, { reference });
  return row;
}

/** @throws Problem 404 for an RRR that is not ours */
export async function byRrr(platform: Platform, rrr: string): Promise<InvoiceRow> {
  const row = await findByRrr(platform, rrr);
  if (!row) throw new Problem(404, 'Invalid action, please enter correct details', { title: 'Invalid Action!' });
  return row;
}
