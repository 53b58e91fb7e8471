import { normalisePhone } from '#rules/phone.ts';
import type { Payer } from '../invoices/service.ts';

/** The form has validated these, so the phone number can always be normalised. */
interface PayerAnswers {
  readonly Lastname: string;
  readonly FirstName: string;
  readonly MiddleName?: string;
  readonly MobileNumber: string;
  readonly Email: string;
}

export const payerIn = ({ Lastname, FirstName, MiddleName = '', MobileNumber, Email }: PayerAnswers): Payer => ({
  lastname: Lastname,
  firstname: FirstName,
  middlename: MiddleName,
  phone: normalisePhone(MobileNumber)!,
  email: Email.trim(),
});
