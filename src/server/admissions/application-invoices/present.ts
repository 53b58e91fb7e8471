import type { InvoiceLookup, MaskedInvoice } from '#contract/admissions/application-invoices.ts';
import { maskEmail } from '#rules/contact.ts';
import { initialsOf } from '#rules/initials.ts';
import { nairaFromKobo } from '#rules/money.ts';
import { paymentStatusOf, presentInvoice, type InvoiceRow } from '../../finance/invoices/service.ts';
import type { Platform } from '../../platform/platform.ts';

/** The e-mail address is shown in part, enough for its owner to know it. */
export function presentLookup(platform: Platform, row: InvoiceRow): InvoiceLookup {
  const invoice = presentInvoice(platform, row, 'phone');
  return {
    invoiceNumber: row.invoiceNumber,
    lastname: row.lastname,
    firstname: row.firstname,
    middleName: row.middlename,
    mobileNo: row.phone,
    regNumber: row.regNumber,
    email: maskEmail(row.email),
    sessionId: row.sessionId,
    session: row.session,
    amount: invoice.amount,
    rrr: invoice.rrr,
    isPaid: row.paid,
    invoice,
    masked: null,
  };
}

/** Another device sees this: it must hold nothing that opens the invoice or identifies its payer. The number is the one that it was looked up by. */
export const presentMasked = (row: InvoiceRow, mayMakeOwn: boolean): MaskedInvoice => ({
  initials: initialsOf([row.lastname, row.firstname, row.middlename]),
  number: `${row.regNumber.slice(0, 3)}${'•'.repeat(Math.max(row.regNumber.length - 6, 0))}${row.regNumber.slice(-3)}`,
  isPaid: row.paid,
  paymentStatus: paymentStatusOf(row),
  description: row.description,
  amount: nairaFromKobo(row.amountKobo),
  session: row.session,
  mayMakeOwn,
});
