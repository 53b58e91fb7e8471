import type { Challenge, StudentInitialProfile } from '#contract/account.ts';
import { FORMATS } from '#rules/formats.ts';
import { passwordMistake } from '#rules/password.ts';
import { normalisePhone } from '#rules/phone.ts';
import { admittedStudent, readRegNumber, type AdmittedStudent } from '../admissions/service.ts';
import { findByRrr } from '../invoices/service.ts';
import type { Lookups } from '../lookups/service.ts';
import { readRrr } from '../payments/service.ts';
import { slowGuesses } from '../platform/attempts.ts';
import { hashPassword } from '../platform/auth/passwordHash.ts';
import type { Platform } from '../platform/platform.ts';
import { mistakeAt, Problem } from '../platform/problem.ts';
import { challenge } from './challenges.ts';
import { takeEmail } from './prove.ts';
import { accountOfRegNumber, openStudentAccount } from './sql/newStudent.ts';

const TITLE = 'Invalid Action!';
const UNCLEAR = 'Invalid action, please enter correct details';
const STUDENT_ROLE = 'student';

interface Claim {
  readonly jambRegNumber: string;
  readonly rrr: string;
}

/** What the college knows of who is on the admission list, for who shows a payment that was made for that number. */
export async function initialProfile(platform: Platform, lookups: Lookups, claim: Claim, ip: string): Promise<StudentInitialProfile> {
  const { regNumber, fullName, programme, studentTypeId, session } = await admitted(platform, claim, ip);
  return { regNumber, fullName, programme, studentType: lookups.nameOf('student-types', studentTypeId) ?? '-', session };
}

/** Opens the account. It signs in once the code that is mailed has come back; until then the same claim may be made again. */
export async function createProfile(platform: Platform, typed: Claim & { email: string; mobileNumber: string; password: string }, ip: string): Promise<Challenge> {
  const phone = mustBeRight(typed);
  const { regNumber, fullName, studentTypeId } = await admitted(platform, typed, ip);
  const [surname = '', firstname = '', ...others] = fullName.split(' ');
  const hashed = await hashPassword(typed.password);
  const [account] = await openStudentAccount(platform.database, [
    regNumber, STUDENT_ROLE, surname, firstname, others.join(' '), phone, studentTypeId, hashed, platform.now(), ip,
  ]);
  if (!account) throw alreadyOpen();
  return takeEmail(platform, await challenge(platform, platform.database, { id: account.id, password_hash: hashed }, 'change-email'), typed.email);
}

async function admitted(platform: Platform, { jambRegNumber, rrr }: Claim, ip: string): Promise<AdmittedStudent> {
  const regNumber = readRegNumber(jambRegNumber);
  if (regNumber === '') throw wrong('/jambRegNumber', 'please input your registration number');
  if (readRrr(rrr) === '') throw wrong('/rrr', 'please input your RRR');
  const student = await slowGuesses(platform, 'rrr', ip, () => proven(platform, regNumber, readRrr(rrr)));
  const [account] = await accountOfRegNumber(platform.database, [regNumber]);
  if (account?.has_moved) throw alreadyOpen();
  return student;
}

async function proven(platform: Platform, regNumber: string, rrr: string): Promise<AdmittedStudent> {
  const invoice = await findByRrr(platform, rrr);
  const student = invoice?.paid && invoice.reg_number === regNumber ? await admittedStudent(platform.database, regNumber) : undefined;
  if (!student) throw wrong('/rrr', UNCLEAR);
  return student;
}

/** @returns the phone number as it is kept */
function mustBeRight({ email, mobileNumber, password }: { email: string; mobileNumber: string; password: string }): string {
  const phone = normalisePhone(mobileNumber);
  const mistakes = {
    '/email': FORMATS.email(email.trim()) ? null : 'please input email address',
    '/mobileNumber': phone ? null : mobileNumber.trim() === '' ? 'phone number is required' : 'invaild phone number',
    '/password': passwordMistake(password),
  };
  const errors = Object.fromEntries(Object.entries(mistakes).filter((entry): entry is [string, string] => entry[1] !== null));
  const [first] = Object.values(errors);
  if (first !== undefined) throw new Problem(422, first, { title: TITLE, errors });
  return phone!;
}

const alreadyOpen = () => new Problem(409, 'This account has been verified already. Please log in', { title: TITLE });
const wrong = (pointer: string, message: string) => mistakeAt(pointer, message, TITLE);
