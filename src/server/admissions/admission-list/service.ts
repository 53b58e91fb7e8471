import type { AdmissionStatus } from '#contract/admissions/admission-list.ts';
import type { Invoice } from '#contract/finance/invoices.ts';
import { maskEmail } from '#rules/contact.ts';
import { FORMATS } from '#rules/formats.ts';
import { initialsOf } from '#rules/initials.ts';
import { feesFor, payerIn } from '../../finance/fees/service.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { byRrr, findByRrr, invoiceForFee, type Visitor } from '../../finance/invoices/service.ts';
import { INVOICE_FAILED, tooManyChecks, checkPayment, readRrr } from '../../finance/payments/service.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { readRegNumber } from './importList.ts';
import { reportNewAddresses } from './newAddress.ts';
import { progressOf } from './progress.ts';
import { findAdmission, findApplicationNumber, reachedBy, setAddress } from './sql.ts';

export { admittedStudent, claimantByRrr, type AdmittedStudent, type Claimant } from './candidate.ts';
export { requireWithinCeilings } from './ceilings.ts';
export { ceilingOfCollege, setCollegeQuota } from './ceilingsSql.ts';
export { candidacy, candidateCleared, mailCandidate, offerAccepted, studiesGoOn } from './candidacy.ts';
export { importAdmissions, readRegNumber } from './importList.ts';
export { namedProgramme } from './namedProgramme.ts';
export { hasLetter, progressOf } from './progress.ts';
export { accountOf, ADMISSION, HOLDS_NO_SEAT, lockAdmission, lockSeats, PROGRAMME, renameAdmitted } from './sql.ts';

/** @throws Problem 422 for what is not an email address, 404 for a number that is on no list */
export async function enterAddress(
  platform: Platform,
  { user, ip }: By,
  typed: { regNumber: string; email: string },
): Promise<void> {
  const { email } = judgeForm(platform, 'admission-address', { email: typed.email }, 'Invalid Action!');
  await platform.database.transaction(async (tx) => {
    const regNumber = readRegNumber(typed.regNumber);
    const listed = await takeAddress(platform, tx, { regNumber, email, actor: actorOf(user), ip });
    if (!listed) throw notFound('This registration number is on no admission list');
  });
  platform.mail.prompt();
}

interface NewEmail {
  readonly regNumber: string;
  readonly email: string;
  /** As in an audit entry. */
  readonly actor: string;
  readonly ip: string;
}

/** Every list that names the number has the address from now on. @returns false where none does */
export async function takeAddress(platform: Platform, tx: Queryable, entered: NewEmail): Promise<boolean> {
  const listed = await setAddress(tx, { ...entered, now: platform.now() });
  await reportNewAddresses(platform, tx, listed);
  return listed.length > 0;
}

/** A JAMB number is accepted unseen, since lists come after candidates. Whether it is listed plays no part here. */
export async function invoiceForStatus(platform: Platform, typed: unknown, visitor: Visitor): Promise<Invoice> {
  const answers = judgeForm(platform, 'admission-status', typed, INVOICE_FAILED);
  const regNumber = readRegNumber(answers.RegNumber);
  await slowGuesses(platform, 'reg-number', visitor.ip, () => mustBeKnown(platform, regNumber));
  const [fee] = await feesFor(platform.database, 'admission-status');
  if (!fee) throw new Problem(422, 'The admission status cannot be checked now', { title: INVOICE_FAILED });
  const charge = {
    feeId: fee.id,
    regNumber,
    about: String(answers.StudentTypeId),
    description: fee.name,
    amountKobo: fee.amountKobo,
    repeats: false,
  };
  return invoiceForFee(platform, charge, payerIn(answers), visitor);
}

async function mustBeKnown({ database }: Platform, regNumber: string): Promise<void> {
  if (FORMATS['jamb-number'](regNumber)) return;
  const [known] = await findApplicationNumber(database, { applicationNumber: regNumber });
  const message = 'This is neither a JAMB number nor an application number of the college';
  if (!known) throw new Problem(422, message, { title: INVOICE_FAILED, errors: { '/RegNumber': message } });
}

/**
 * Reveals nothing without the RRR of this number's own check, which stays good once it is paid; guesses are slowed.
 * @throws Problem 422 for facts that do not belong together, or before the payment; 424 while the payment is unknown
 */
export async function statusOf(platform: Platform, typed: unknown, ip: string): Promise<AdmissionStatus> {
  const { regNumber, studentTypeId, session, admission } = await paidCheck(platform, typed, ip);
  return {
    regNumber,
    studentType: platform.lookups.nameOf('student-types', studentTypeId)!,
    session,
    admission: admission ? await presentAdmission(platform, admission) : null,
    asOf: platform.now().toISOString(),
  };
}

type Admission = RowOf<'find-admission'>;

async function presentAdmission(
  { database, now }: Platform,
  admission: Admission,
): Promise<AdmissionStatus['admission']> {
  const [reached] = await reachedBy(database, { admissionId: admission.id });
  const sentTo = reached?.address ? maskEmail(reached.address) : null;
  return {
    initials: initialsOf(admission.fullName.split(' ')),
    programme: admission.programme,
    admittedOn: admission.admittedOn,
    ...progressOf(admission, now()),
    sentTo,
  };
}

export interface PaidCheck {
  readonly regNumber: string;
  readonly studentTypeId: number;
  readonly session: string;
  readonly admission: Admission | undefined;
}

export async function paidCheck(platform: Platform, typed: unknown, ip: string): Promise<PaidCheck> {
  const { RegNumber, StudentTypeId, rrr: typedRrr } = judgeForm(platform, 'admission-check', typed, 'Invalid Action!');
  const regNumber = readRegNumber(RegNumber);
  const invoice = await slowGuesses(platform, 'rrr', ip, async () => {
    const rrr = readRrr(typedRrr);
    const before = await findByRrr(platform, rrr);
    if (before?.kind !== 'admission-status' || before.regNumber !== regNumber || before.about !== String(StudentTypeId))
      throw notTogether();
    if (before.paid) return before;
    const { isLater } = await checkPayment(platform, rrr, ip);
    const checked = await byRrr(platform, rrr);
    if (isLater && !checked.paid) throw tooManyChecks();
    return checked;
  });
  if (!invoice.paid) throw new Problem(422, NOT_PAID, { title: 'Invalid Action!', errors: { '/rrr': NOT_PAID } });
  const [admission] = await findAdmission(platform.database, {
    sessionId: invoice.sessionId,
    studentTypeId: StudentTypeId,
    regNumber,
  });
  return { regNumber, studentTypeId: StudentTypeId, session: invoice.session, admission };
}

const NOT_PAID = 'This invoice has not been paid. Please pay it, then check the status again';

function notTogether(): Problem {
  const message = 'No check of this number was generated with this RRR';
  return new Problem(422, message, { title: 'Invalid Action!', errors: { '/rrr': message } });
}
