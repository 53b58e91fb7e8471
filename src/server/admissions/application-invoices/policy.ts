import type { InvoiceRequest } from '#contract/admissions/application-invoices.ts';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { registeredBy } from '#catalogue/registry/entrances.ts';
import { invoiceRequestMistakes, normaliseInvoiceRequest } from '#rules/invoiceRequest.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { formatNaira, koboFromNaira } from '#rules/money.ts';
import { normalisePhone } from '#rules/phone.ts';
import { dayWindowWords, stateOn } from '#rules/window/dayWindow.ts';
import { refuse, type Payer } from '../../finance/invoices/service.ts';

/** The college's own facts, whatever the request says. */
export interface Charge {
  readonly programme: ProgrammeSummary;
  readonly session: { readonly id: number; readonly name: string };
}

export const priceKobo = ({ invoice }: ProgrammeSummary): number => invoice.amount * 100;

/** @throws Problem 422 with the form's messages, or when the amount or the session is not the college's */
export function payerOf(typed: InvoiceRequest, { programme, session }: Charge): Payer {
  const request = normaliseInvoiceRequest(typed);
  refuse(invoiceRequestMistakes(request, registeredBy(programme), programme.invoice.sessionRequired));
  if (String(request.SessionId) !== String(session.id)) {
    refuse({ '/SessionId': `Applications are made in the ${session.name} session` });
  }
  if (koboFromNaira(request.Amount ?? '') !== priceKobo(programme)) {
    refuse({ '/Amount': `The amount to pay is ${formatNaira(priceKobo(programme))}` });
  }
  return {
    phone: normalisePhone(request.MobileNumber ?? '')!,
    lastname: request.Lastname ?? '',
    firstname: request.FirstName ?? '',
    middlename: request.MiddleName ?? '',
    email: request.Email ?? '',
  };
}

/** @throws Problem 422 where a type that an officer made is offered no more, or not in this session */
export function checkOffered({ programme: { made, name }, session }: Charge): void {
  if (!made) return;
  if (!made.active) refuse({ '/ApplicationTypeId': `${name} is no longer offered` });
  if (made.session.id !== session.id)
    refuse({ '/ApplicationTypeId': `${name} is for the ${made.session.name} session, which is not open now` });
}

/** @throws Problem 422 before the first and after the last day; both days are open */
export function checkOpen(programme: ProgrammeSummary, now: Date): void {
  const today = lagosDay(now);
  const state = stateOn(programme, today);
  const [words, day] = dayWindowWords(programme, today);
  if (state !== 'open') refuse({ '/ApplicationTypeId': `${programme.name} ${words.toLowerCase()} ${day}` });
}
