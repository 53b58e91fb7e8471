import { event } from '../../platform/reactions.ts';

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

/** It happens in the transaction that credits: whoever throws there undoes the credit, which is tried again. */
export const applicantInvoicePaid = event<ApplicantInvoicePaid>('an applicant paid an invoice');
