import type { InvoiceLookup, InvoiceRequest } from '#contract/admissions/application-invoices.ts';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { normaliseInvoiceRequest } from '#rules/invoiceRequest.ts';
import { withThousands } from '#rules/money.ts';

/** By their names on the wire. */
export const TYPED = ['Lastname', 'FirstName', 'MiddleName', 'Email', 'MobileNumber'] as const;
export type TypedName = (typeof TYPED)[number];
export type Typed = Readonly<Partial<Record<TypedName, string>>>;

export const prefilledBy = (lookup: InvoiceLookup): Typed => ({
  Lastname: lookup.lastname,
  FirstName: lookup.firstname,
  MiddleName: lookup.middleName,
  Email: lookup.email,
  MobileNumber: lookup.mobileNo,
});

export const isKnown = (lookup: InvoiceLookup, name: TypedName): boolean => Boolean(prefilledBy(lookup)[name]);

/** Without a JAMB number the phone number is the registration number. */
export const isCandidate = ({ regNumber, mobileNo }: InvoiceLookup): boolean => regNumber !== mobileNo;

export function requestOf(programme: ProgrammeSummary, lookup: InvoiceLookup, typed: Typed): InvoiceRequest {
  const filled: Typed = Object.fromEntries(TYPED.map((name) => [name, prefilledBy(lookup)[name] || typed[name]]));
  return normaliseInvoiceRequest({
    ...filled,
    RegNumber: lookup.regNumber,
    SessionId: lookup.sessionId,
    Amount: lookup.amount,
    ApplicationTypeId: programme.applicationTypeId,
  });
}

export const shownAmount = ({ amount }: InvoiceLookup): string => withThousands(amount);
