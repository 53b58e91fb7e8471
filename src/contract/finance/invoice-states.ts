import type { Static } from 'typebox';
import { OneOf } from '../kit/schemas.ts';

/** An invoice has no column of its state: it follows from its payment, its credit and its end. `credit` is one that a student's credit settled, `covered` one that an award or a waiver covers. */
export const INVOICE_STATES = {
  open: 'open',
  paid: 'paid',
  credit: 'credit',
  covered: 'covered',
  void: 'void',
} as const;

export const InvoiceState = OneOf(...Object.values(INVOICE_STATES));
export type InvoiceState = Static<typeof InvoiceState>;
