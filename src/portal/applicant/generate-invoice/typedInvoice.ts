import type { InvoiceLookup, InvoiceRequest } from '#contract/applicationInvoice.ts';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { withThousands } from '#rules/money.ts';

/** The fields that a person may type, by their names on the wire. */
export const TYPED = ['Lastname', 'FirstName', 'MiddleName', 'Email', 'MobileNumber'] as const;
export type TypedName = (typeof TYPED)[number];
export type Typed = Readonly<Partial<Record<TypedName, string>>>;

/** Which fields the lookup has filled, so that they cannot be changed. */
export const prefilledBy = (found: InvoiceLookup): Typed => ({
  Lastname: found.lastname, FirstName: found.firstname, MiddleName: found.middleName, Email: found.email, MobileNumber: found.mobileNo,
});

/** What is sent: the registration number of an applicant who has none is the phone number. */
export function requestOf(programme: ProgrammeSummary, found: InvoiceLookup, typed: Typed): InvoiceRequest {
  const phone = found.mobileNo || typed.MobileNumber?.trim();
  const filled = Object.fromEntries(TYPED.map((name) => [name, prefilledBy(found)[name] || typed[name]]));
  return {
    ...filled,
    Email: filled['Email']?.trim(),
    MobileNumber: phone,
    RegNumber: phone,
    SessionId: found.sessionId,
    Amount: found.amount,
    ApplicationTypeId: programme.applicationTypeId,
  };
}

export const shownAmount = ({ amount }: InvoiceLookup): string => withThousands(amount);
