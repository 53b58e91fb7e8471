import { irrevocableEvent } from '../../platform/reactions.ts';

/** An invoice that belongs to no student record is paid: an application's, or a fee under a registration number. */
export interface ApplicantInvoicePaid {
  readonly invoiceId: string;
  /** The payer's registration or application number; '' where the fee asks for none. */
  readonly regNumber: string;
  /** Of its fee; null where an application is paid. */
  readonly purpose: string | null;
  readonly at: Date;
  /** As in an audit entry. */
  readonly actor: string;
}

/** It happens in the transaction that credits. Whoever throws there undoes no money: what follows is tried again by itself. */
export const applicantInvoicePaid = irrevocableEvent<ApplicantInvoicePaid>(
  'an applicant paid an invoice',
  async () => undefined,
);
