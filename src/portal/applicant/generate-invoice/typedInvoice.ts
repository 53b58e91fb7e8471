import type { InvoiceLookup, InvoiceRequest } from '#contract/admissions/application-invoices.ts';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { withThousands } from '#rules/money.ts';

/** By their names on the wire. */
export const TYPED = ['Lastname', 'FirstName', 'MiddleName', 'Email', 'MobileNumber'] as const;
export type TypedName = (typeof TYPED)[number];
export type Typed = Readonly<Partial<Record<TypedName, string>>>;

export const prefilledBy = (found: InvoiceLookup): Typed => ({
  Lastname: found.lastname, FirstName: found.firstname, MiddleName: found.middleName, Email: found.email, MobileNumber: found.mobileNo,
});

/** These are on the JAMB list: a candidate whose middle name it lacks has none. */
const LISTED: readonly TypedName[] = ['Lastname', 'FirstName', 'MiddleName'];

export const isKnown = (found: InvoiceLookup, name: TypedName): boolean =>
  Boolean(prefilledBy(found)[name]) || (isCandidate(found) && LISTED.includes(name));

/** Without a JAMB number the phone number is the registration number. */
export const isCandidate = ({ regNumber, mobileNo }: InvoiceLookup): boolean => regNumber !== mobileNo;

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
