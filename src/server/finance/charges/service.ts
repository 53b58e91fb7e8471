import type { Queryable } from '../../platform/database/database.ts';
import type { Charge } from './charge.ts';
import { chargesOf } from './sql.ts';

export type { ActedBy, Charge } from './charge.ts';
export { assess, type Assessed, type AssessedLine } from './assess.ts';
export { awardOn, correctCharge } from './correct.ts';
export { waiveLate } from './late.ts';
export { payByCredit, takeAsCredit, takePayment, useCredit } from './paying.ts';
export {
  creditTaken,
  invoicePaid,
  onInvoicePaid,
  paymentReversed,
  REVERSED,
  type CreditTaken,
  type InvoicePaid,
  type PaymentReversed,
} from './invoicePaid.ts';
export { reversePaymentOf } from './reversing.ts';
export { planOf, selectorsInWords } from './rulesSql.ts';
export { whatIsDue, type Placed } from './schoolFees.ts';
export { lockMoney, studentInvoiceOf } from './sql.ts';

/** In the order in which credit pays them. */
export const chargesOfStudent = (db: Queryable, studentId: string): Promise<Charge[]> => chargesOf(db, { studentId });
