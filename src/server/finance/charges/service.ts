import type { Queryable } from '../../platform/database/database.ts';
import type { Charge } from './charge.ts';
import { chargesOf } from './sql.ts';

export { priceable, type ActedBy, type Charge } from './charge.ts';
export { assess, chargeStudents, type Assessed, type AssessedLine } from './assess.ts';
export { awardOn, correctCharge, correctCharges } from './correct.ts';
export { chargeDamage } from './damage.ts';
export { waiveLate } from './late.ts';
export { takeLoan } from './lending.ts';
export { reverseLodgement, takeLodgement } from './lodging.ts';
export { feesOfHeads, setOpening, type OpeningDebt } from './opening.ts';
export { payByCredit, takeAsCredit, takePart, takePayment, useCredit } from './paying.ts';
export { settleCovered, reportPaid } from './covered.ts';
export {
  chargePaid,
  creditTaken,
  invoicePaid,
  onInvoicePaid,
  paymentReversed,
  REVERSED,
  type ChargePaid,
  type CreditTaken,
  type InvoicePaid,
  type PaymentReversed,
  type StudentInvoice,
} from './invoicePaid.ts';
export { refuseOwn } from './ownMoney.ts';
export { oweAgain, reversePaymentOf } from './reversing.ts';
export { coverageOf } from './settlingSql.ts';
export { planOf, selectorsInWords } from './rulesSql.ts';
export {
  ruleBookOf,
  ruledBy,
  whatIsDue,
  type BookedRule,
  type OfSession,
  type Placed,
  type RuleBook,
} from './schoolFees.ts';
export { chargesToPrice, lockMoney, lockMoneyOfMany, recheckPrices, studentInvoiceOf } from './sql.ts';
export { reverseWaiver, waive } from './waiving.ts';
export { IS_CHARGED } from './whoIsCharged.ts';

/** In the order in which credit pays them. */
export const chargesOfStudent = (db: Queryable, studentId: string): Promise<Charge[]> => chargesOf(db, { studentId });
