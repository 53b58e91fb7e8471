import type { InvoiceLookup, InvoiceRequest } from '#contract/admissions/application-invoices.ts';
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

/** What stands on the JAMB list, where the registration number is one of it: a middle name that is not there does not exist. */
const LISTED: readonly TypedName[] = ['Lastname', 'FirstName', 'MiddleName'];

/** Whether the college has answered this itself. */
export const isKnown = (found: InvoiceLookup, name: TypedName): boolean =>
  Boolean(prefilledBy(found)[name]) || (isCandidate(found) && LISTED.includes(name));

/** Whether somebody is registered by JAMB, not by the phone number. */
export const isCandidate = ({ regNumber, mobileNo }: InvoiceLookup): boolean => regNumber !== mobileNo;

/** What is sent. */
export function requestOf(programme: ProgrammeSummary, found: InvoiceLookup, typed: Typed): InvoiceRequest {
  const phone = found.mobileNo || typed.MobileNumber?.trim();
  const filled = Object.fromEntries(TYPED.map((name) => [name, prefilledBy(found)[name] || typed[name]]));
  return {
    ...filled,
    Email: filled['Email']?.trim(),
    MobileNumber: phone,
    RegNumber: found.regNumber,
    SessionId: found.sessionId,
    Amount: found.amount,
    ApplicationTypeId: programme.applicationTypeId,
  };
}

export const shownAmount = ({ amount }: InvoiceLookup): string => withThousands(amount);
