import { lagosDay } from '#rules/lagosDay.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { applicationPayments, findAdmitted } from './sql.ts';

export interface AdmittedStudent {
  readonly id: string;
  /** Of flows/work/admission.json. */
  readonly state: string;
  readonly regNumber: string;
  /** Surname first. */
  readonly fullName: string;
  readonly programme: string;
  readonly studentTypeId: number;
  readonly session: string;
  /** YYYY-MM-DD. */
  readonly admittedOn: string;
  readonly email: string | null;
}

/** @param regNumber as `readRegNumber` gives it */
export async function admittedStudent(db: Queryable, regNumber: string): Promise<AdmittedStudent | undefined> {
  const [row] = await findAdmitted(db, { regNumber });
  return (
    row && {
      id: row.id,
      state: row.state,
      regNumber: row.regNumber,
      fullName: row.fullName,
      programme: row.programme,
      studentTypeId: row.studentTypeId,
      session: row.session,
      admittedOn: row.admittedOn,
      email: row.email,
    }
  );
}

/** `address` is where they prove who they are; null where an officer has to enter one first. */
export type Claimant = AdmittedStudent & { readonly address: string | null };

/** Only their application's payment proves anything: anybody may pay a fee or a check in another's name. */
export async function claimantByRrr(db: Queryable, regNumber: string, rrr: string): Promise<Claimant | undefined> {
  const [student, payments] = [await admittedStudent(db, regNumber), await applicationPayments(db, { regNumber })];
  if (!student || !payments.some((payment) => payment.rrr === rrr)) return undefined;
  return { ...student, address: student.email ?? addressAppliedWith(payments, student.admittedOn) };
}

/** A later application was not admitted, and may be a stranger's who saw the list; two addresses prove nothing. */
function addressAppliedWith(payments: readonly RowOf<'application-payments-of'>[], admittedOn: string): string | null {
  const addresses = payments.flatMap(({ email, completedAt }) =>
    email && completedAt && lagosDay(completedAt) <= admittedOn ? [email.toLowerCase()] : [],
  );
  return new Set(addresses).size === 1 ? addresses[0]! : null;
}
