import type { Queryable } from '../../platform/database/database.ts';
import { lockMoney, studentInvoiceOf, type StudentInvoice } from '../charges/service.ts';
import { lockInvoice } from './sql/orders.ts';

/** What comes in for an invoice waits for what is done with its student's money, or with the invoice where it is no student's. */
export async function lockMoneyOfInvoice(tx: Queryable, invoiceId: string): Promise<StudentInvoice | undefined> {
  const [ofStudent] = await studentInvoiceOf(tx, { invoiceId });
  if (ofStudent) await lockMoney(tx, { studentId: ofStudent.studentId });
  else await lockInvoice(tx, { invoiceId });
  return ofStudent;
}
