import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { mistakeAt } from '../../platform/problem.ts';
import type { InvoiceType } from './sql.ts';

/** @throws Problem 422 for a fee with kobo, which no invoice of applicants has, and for the name of a declared type */
export function requireFit(type: InvoiceType, types: readonly ProgrammeSummary[], title: string): InvoiceType {
  if (type.amountKobo % 100 !== 0) throw mistakeAt('/amountKobo', 'please enter whole naira, without kobo', title);
  const name = type.name.toLowerCase();
  if (types.some((other) => !other.made && other.name.toLowerCase() === name))
    throw mistakeAt('/name', 'a declared application has this name', title);
  return type;
}
