import { lagosDay } from '#rules/lagosDay.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/statement.ts';
import { applicationPayments, findAdmitted } from './sql.ts';

/** Who is on an admission list, as an account names one. */
export interface AdmittedStudent {
  readonly regNumber: string;
  /** Surname first. */
  readonly fullName: string;
  readonly programme: string;
  readonly studentTypeId: number;
  readonly session: string;
  /** YYYY-MM-DD. */
  readonly admittedOn: string;
  /** As the list has it. */
  readonly email: string | null;
}

/** @param regNumber as `readRegNumber` gives it */
export async function admittedStudent(db: Queryable, regNumber: string): Promise<AdmittedStudent | undefined> {
  const [row] = await findAdmitted(db, { regNumber });
  return row && {
    regNumber: row.reg_number, fullName: row.full_name, programme: row.programme, studentTypeId: row.student_type_id, session: row.session,
    admittedOn: row.admitted_on, email: row.email,
  };
}

/** An admitted student, and the address at which they prove that they are: null where an officer has to enter one first. */
export type Claimant = AdmittedStudent & { readonly address: string | null };

/**
 * The admitted student whose own application was paid with this RRR. Anybody may pay a fee, or a check, in another's name:
 * those prove nothing. An acceptance fee paid while signed in would, and is to be added here when there is one.
 */
export async function claimantByRrr(db: Queryable, regNumber: string, rrr: string): Promise<Claimant | undefined> {
  const [student, payments] = [await admittedStudent(db, regNumber), await applicationPayments(db, { regNumber })];
  if (!student || !payments.some((payment) => payment.rrr === rrr)) return undefined;
  return { ...student, address: student.email ?? addressAppliedWith(payments, student.admittedOn) };
}

/**
 * Where the list has no address: the one that the admission was applied with. An application that was submitted after the
 * admission is not what was admitted, and may be a stranger's who saw the list; two addresses are nobody's proof.
 */
function addressAppliedWith(payments: readonly Row<typeof applicationPayments.columns>[], admittedOn: string): string | null {
  const addresses = payments.flatMap(({ email, completed_at }) => (email && completed_at && lagosDay(completed_at) <= admittedOn ? [email.toLowerCase()] : []));
  return new Set(addresses).size === 1 ? addresses[0]! : null;
}
