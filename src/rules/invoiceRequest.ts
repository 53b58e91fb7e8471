import { FORMATS } from './formats.ts';
import { jambNumberMistake } from './jambNumber.ts';
import { mistakesIn } from './mistakes.ts';
import { NORMALISERS } from './normalisers.ts';
import { normalisePhone } from './phone.ts';
import { isLonger } from './text/characters.ts';

const INVALID_NAME =
  'invalid name format. Please ensure there are no trailing spaces and use a name with a minimum length of 2 characters.';

export interface TypedInvoiceRequest {
  readonly Lastname?: string | null;
  readonly FirstName?: string | null;
  readonly MiddleName?: string | null;
  readonly MobileNumber?: string | null;
  readonly RegNumber?: string | null;
  readonly Email?: string | null;
  readonly SessionId?: number | string | null;
  readonly Amount?: number | string | null;
  readonly ApplicationTypeId?: number | string | null;
}

/** An applicant is identified by the JAMB number or, where there is none yet, by the phone number. */
export type RegisteredBy = 'phone' | 'jamb';

/** As it is judged and sent. Phone and registration number have spellings of their own, which their readers know. */
export const normaliseInvoiceRequest = <Request extends TypedInvoiceRequest>(typed: Request): Request => ({
  ...typed,
  ...Object.fromEntries(TRIMMED.map((name) => [name, trimmed(typed[name])])),
  Email: typed.Email && NORMALISERS.email(typed.Email),
});

const TRIMMED = ['Lastname', 'FirstName', 'MiddleName'] as const satisfies readonly (keyof TypedInvoiceRequest)[];

const trimmed = (text: string | null | undefined) => text && NORMALISERS.trimmed(text);

const SESSION_REQUIRED = 'please enter your session';

/** Keys are JSON Pointers, in the order of the form; `sessionRequired` replaces the usual message. */
export function invoiceRequestMistakes(
  request: TypedInvoiceRequest,
  registeredBy: RegisteredBy,
  sessionRequired = SESSION_REQUIRED,
): Record<string, string> {
  const typed = normaliseInvoiceRequest(request);
  const mistakes: Record<string, string | null> = {
    '/ApplicationTypeId': isEmpty(typed.ApplicationTypeId) ? 'please select an invoice type' : null,
    '/Lastname': nameMistake(typed.Lastname, 'please enter your surname'),
    '/FirstName': nameMistake(typed.FirstName, 'please enter your first name'),
    '/MiddleName': nameMistake(typed.MiddleName, null),
    '/Email': FORMATS.email(typed.Email ?? '') ? null : 'please input email address',
    '/MobileNumber': phoneMistake(typed.MobileNumber),
    '/RegNumber': registeredBy === 'jamb' ? jambNumberMistake(typed.RegNumber) : phoneAgainMistake(typed),
    '/SessionId': isEmpty(typed.SessionId) ? sessionRequired : null,
    '/Amount': isEmpty(typed.Amount) ? 'please enter amount' : null,
  };
  return mistakesIn(mistakes);
}

export function phoneMistake(typed: string | null | undefined): string | null {
  if (isEmpty(typed)) return 'please input mobile number';
  return normalisePhone(typed ?? '') ? null : 'invalid phone number';
}

const isEmpty = (value: unknown) => value === undefined || value === null || String(value).trim() === '';

function nameMistake(name: string | null | undefined, required: string | null): string | null {
  if (!name) return required;
  return FORMATS['person-name'](name) && !isLonger(name, 60) ? null : INVALID_NAME;
}

/** Without a JAMB number the registration number must repeat the phone number. */
function phoneAgainMistake({ RegNumber, MobileNumber }: TypedInvoiceRequest): string | null {
  if (isEmpty(RegNumber) || phoneMistake(MobileNumber)) return null;
  return normalisePhone(RegNumber ?? '') === normalisePhone(MobileNumber ?? '') ? null : 'invalid phone number';
}
