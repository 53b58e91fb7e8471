import type { Invoice, InvoiceLookup, MaskedInvoice } from '#contract/admissions/application-invoices.ts';
import { fullName } from '#rules/fullName.ts';
import { nairaFromKobo } from '#rules/money.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { Platform } from '../../platform/platform.ts';
import { initialsOf } from '../../platform/verification/initials.ts';
import { maskRrr } from '../../finance/payments/service.ts';
import type { invoiceOfId } from './sql.ts';

export type InvoiceRow = Row<typeof invoiceOfId.columns>;

/** `phone`: found by its number, on a device that knows it; `rrr`: asked for by its RRR, or its mailbox was proved. */
export type KnownBy = 'phone' | 'rrr';

/** Where the provider's pay page sends the payer back to, with `RRR`, `orderID` and `status`. */
const RETURN_PAGE = '/payment_return';

/**
 * The invoice on the wire. The RRR of a paid invoice opens the application, and others may use the same device: found by
 * its number it is shown by its last four digits. An unpaid one is shown in full, since it is what the payer pays by.
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
    masked: null,
  };
}

/** Another device's invoice: nothing by which it could be opened, or its person be learnt. */
export const presentMasked = ({ lastname, firstname, middlename, phone, paid, description, amount_kobo, session }: InvoiceRow, mayMakeOwn: boolean): MaskedInvoice => ({
  initials: initialsOf([lastname, firstname, middlename]),
  number: `${phone.slice(0, 3)}${'•'.repeat(Math.max(phone.length - 6, 0))}${phone.slice(-3)}`,
  isPaid: paid,
  description,
  amount: nairaFromKobo(amount_kobo),
  session,
  mayMakeOwn,
});
