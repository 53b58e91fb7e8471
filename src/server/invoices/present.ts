import type { Invoice, InvoiceLookup } from '#contract/applicationInvoice.ts';
import { fullName } from '#rules/fullName.ts';
import { nairaFromKobo } from '#rules/money.ts';
import type { Row } from '../platform/database/statement.ts';
import type { Platform } from '../platform/platform.ts';
import { maskRrr } from '../payments/service.ts';
import type { findInvoice } from './sql.ts';

export type InvoiceRow = Row<typeof findInvoice.columns>;

/** `phone`: found by a phone number, which others may know; `rrr`: asked for by its RRR. */
export type KnownBy = 'phone' | 'rrr';

/** Where the provider's pay page sends the payer back to, with `RRR`, `orderID` and `status`. */
const RETURN_PAGE = '/payment_return';

/**
 * The invoice on the wire. The RRR of a paid invoice opens the application, so one who knows only the phone is shown its
 * last four digits; an unpaid one is shown in full, since it is what the payer pays by.
 */
export function presentInvoice({ settings, remita }: Platform, row: InvoiceRow, knownBy: KnownBy): Invoice {
  const rrr = row.rrr !== null && row.paid && knownBy === 'phone' ? maskRrr(row.rrr) : row.rrr;
  const payForm = row.rrr !== null && !row.paid ? remita.payForm(row.rrr, settings.publicUrl + RETURN_PAGE) : null;
  return {
    invoiceNumber: row.invoice_number,
    fullName: fullName(row),
    jambNumber: row.application_type_id === null || row.reg_number === row.phone ? null : row.reg_number,
    rrr,
    paymentReference: rrr ?? row.invoice_number,
    dateGenerated: row.created_at.toISOString(),
    cardPaymentLink: payForm && payForm.action,
    payForm,
    paymentStatus: row.paid ? 'Paid' : 'Not paid',
    isPaid: row.paid,
    schoolName: settings.school.name,
    description: row.description,
    amount: nairaFromKobo(row.amount_kobo),
    paymentType: 'Full',
    kind: row.kind as Invoice['kind'],
    applicationTypeId: row.application_type_id,
    regNumber: row.reg_number,
    sessionId: row.session_id,
    session: row.session,
  };
}

/** The lookup's answer for an invoice that is there. The e-mail address is told in part, as its owner will know it. */
export function presentLookup(platform: Platform, row: InvoiceRow): InvoiceLookup {
  const invoice = presentInvoice(platform, row, 'phone');
  return {
    invoiceNumber: row.invoice_number,
    lastname: row.lastname,
    firstname: row.firstname,
    middleName: row.middlename,
    mobileNo: row.phone,
    regNumber: row.reg_number,
    email: row.email.replace(/^(.).*(@.*)$/, '$1•••$2'),
    sessionId: row.session_id,
    session: row.session,
    amount: invoice.amount,
    rrr: invoice.rrr,
    isPaid: row.paid,
    invoice,
  };
}
