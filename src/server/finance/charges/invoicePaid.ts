import type { Queryable } from '../../platform/database/database.ts';
import { event, irrevocableEvent, on, type Reaction } from '../../platform/reactions.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { lockMoney } from './sql.ts';

export type StudentInvoice = RowOf<'student-invoice'>;

/** A student's invoice is paid, by an RRR or by credit. */
export interface InvoicePaid {
  readonly invoiceId: string;
  readonly studentId: string;
  readonly sessionId: number;
  readonly semesterId: number | null;
  readonly purpose: string;
  readonly part: string | null;
  /** What of its purpose it is for, as whoever made the invoice wrote it; '' where there is nothing to tell apart. */
  readonly occasion: string;
  readonly amountKobo: number;
  readonly at: Date;
  /** As in an audit entry. */
  readonly actor: string;
}

const lock = async (tx: Queryable, { studentId }: Pick<InvoicePaid, 'studentId'>) =>
  void (await lockMoney(tx, { studentId }));

/** It happens in the transaction that credits. Whoever throws there undoes no money: what follows is tried again by itself. */
export const invoicePaid = irrevocableEvent<InvoicePaid>('a student paid an invoice', lock);

/** A charge has nothing due any more, though no invoice of it was paid: credit or an award took it. */
export interface ChargePaid extends Pick<
  InvoicePaid,
  'studentId' | 'sessionId' | 'purpose' | 'occasion' | 'at' | 'actor'
> {
  readonly chargeId: string;
}

export const chargePaid = irrevocableEvent<ChargePaid>('a charge of a student is paid', lock);

export const presentPaid = (
  { id, studentId, sessionId, semesterId, purpose, part, about, amountKobo }: StudentInvoice,
  at: Date,
  actor: string,
): InvoicePaid => ({
  invoiceId: id,
  studentId,
  sessionId,
  semesterId,
  purpose,
  part,
  occasion: about,
  amountKobo,
  at,
  actor,
});

/** What follows when a student's invoice of that purpose is paid, for a domain's `reactions`. */
export const onInvoicePaid = (purpose: string, react: (tx: Queryable, paid: InvoicePaid) => Promise<void>): Reaction =>
  on(invoicePaid, react, (paid) => paid.purpose === purpose);

/** Money came for a student's invoice that is void, replaced or paid already, and is the student's credit. */
export interface CreditTaken extends Pick<
  InvoicePaid,
  'invoiceId' | 'studentId' | 'purpose' | 'amountKobo' | 'at' | 'actor'
> {
  readonly rrr: string;
}

/** The provider took a payment back after it was credited: an invoice that it paid, by itself or as credit, is void, and what it paid is owed again. */
export interface PaymentReversed extends Pick<
  InvoicePaid,
  'invoiceId' | 'studentId' | 'sessionId' | 'purpose' | 'at' | 'actor'
> {
  readonly rrr: string;
  /** When it was credited: papers that were printed from then on may rest on it. */
  readonly since: Date;
  /** Whoever cannot take back what was given for it adds that here, in words for the bursary's case. */
  readonly remains: string[];
}

/** It happens in the transaction that takes it back: whoever gave something for it takes that back too. */
export const paymentReversed = event<PaymentReversed>('a payment of a student was reversed');

/** It happens in the transaction that takes it, after the invoice that took the place of that one is paid where credit is enough. */
export const creditTaken = irrevocableEvent<CreditTaken>('money of a student became credit', lock);

/** Said by the code of a paper that rested on such a payment. */
export const REVERSED = 'a payment that it rested on was reversed';
