import type { Invoice, InvoiceLookup, MaskedInvoice } from '#contract/admissions/application-invoices.ts';
import { maskEmail } from '#rules/contact.ts';
import { fullName } from '#rules/fullName.ts';
import { nairaFromKobo } from '#rules/money.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { Platform } from '../../platform/platform.ts';
import { initialsOf } from '#rules/initials.ts';
import { maskRrr } from '../../finance/payments/service.ts';
import type { invoiceOfId } from './sql.ts';

export type InvoiceRow = Row<typeof invoiceOfId.columns>;

/** `phone`: looked up by its number, on a device that knows it; `rrr`: by its RRR, or its mailbox was proved. */
export type KnownBy = 'phone' | 'rrr';

/** The provider's pay page sends the payer back here, with `RRR`, `orderID` and `status`. */
const RETURN_PAGE = '/payment_return';

/** A paid RRR opens the application, and devices are shared: by `phone` only its last four digits are shown. */
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

/** The e-mail address is shown in part, enough for its owner to know it. */
export function presentLookup(platform: Platform, row: InvoiceRow): InvoiceLookup {
  const invoice = presentInvoice(platform, row, 'phone');
  return {
    invoiceNumber: row.invoice_number,
    lastname: row.lastname,
    firstname: row.firstname,
    middleName: row.middlename,
    mobileNo: row.phone,
    regNumber: row.reg_number,
    email: maskEmail(row.email),
    sessionId: row.session_id,
    session: row.session,
    amount: invoice.amount,
    rrr: invoice.rrr,
    isPaid: row.paid,
    invoice,
    masked: null,
  };
}

/** Another device sees this: it must hold nothing that opens the invoice or identifies its payer. The number is the one that it was looked up by. */
export const presentMasked = ({ lastname, firstname, middlename, reg_number, paid, description, amount_kobo, session }: InvoiceRow, mayMakeOwn: boolean): MaskedInvoice => ({
  initials: initialsOf([lastname, firstname, middlename]),
  number: `${reg_number.slice(0, 3)}${'•'.repeat(Math.max(reg_number.length - 6, 0))}${reg_number.slice(-3)}`,
  isPaid: paid,
  description,
  amount: nairaFromKobo(amount_kobo),
  session,
  mayMakeOwn,
});
