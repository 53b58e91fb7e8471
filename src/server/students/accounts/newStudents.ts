import type { Claim as DeclaredClaim } from '#contract/people/claims.ts';
import type { Challenge, OpenedProfile, StudentInitialProfile } from '#contract/people/accounts.ts';
import { FORMATS } from '#rules/formats.ts';
import { NORMALISERS } from '#rules/normalisers.ts';
import { mistakesIn } from '#rules/mistakes.ts';
import { passwordMistake } from '#rules/password.ts';
import { normalisePhone } from '#rules/phone.ts';
import { claimantByRrr, readRegNumber, type Claimant } from '../../admissions/admission-list/service.ts';
import { readRrr } from '../../finance/payments/service.ts';
import { enrolAccepted } from '../records/service.ts';
import { challenge } from '../../people/accounts/challenges.ts';
import { claimEmail } from '../../people/accounts/emails.ts';
import { hintOf } from '../../people/accounts/person.ts';
import { confirmAndSignIn, takeEmail } from '../../people/accounts/prove.ts';
import { openStudentAccount } from '../../people/accounts/service.ts';
import type { Client } from '../../people/accounts/session.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import { beyond } from '../../platform/auth/claims.ts';
import { hashPassword } from '../../platform/auth/passwordHash.ts';
import { mailCode, proveCode } from '../../platform/codes/emailCode.ts';
import type { Platform } from '../../platform/platform.ts';
import { forbidden, mistakeAt, Problem } from '../../platform/problem.ts';
import { accountOfRegNumber, claimNumber } from './sql/newStudent.ts';

const TITLE = 'Invalid Action!';
const UNCLEAR = 'Invalid action, please enter correct details';
const STUDENT_ROLE = 'student';
const PURPOSE = 'student-claim';
/** Whoever claims an account holds nothing over others yet: the address that proves them is one that an officer may enter. */
const STUDENT = { claims: new Set<DeclaredClaim>() };

/** Of the two, the RRR is the candidate's own. */
interface Claim {
  readonly jambRegNumber: string;
  readonly rrr: string;
}

interface Profile extends Claim {
  readonly challenge: string;
  readonly code: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly password: string;
}

export async function initialProfile(platform: Platform, claim: Claim, ip: string): Promise<StudentInitialProfile> {
  const { regNumber, fullName, programme, studentTypeId, session } = await claimant(platform, claim, ip);
  return {
    regNumber,
    fullName,
    programme,
    studentType: platform.lookups.nameOf('student-types', studentTypeId) ?? '-',
    session,
  };
}

/** An RRR may be seen on a receipt, a mailbox is its owner's: so a code goes to the address on the admission list. */
export async function sendClaimCode(platform: Platform, claim: Claim, ip: string): Promise<Challenge> {
  const student = await claimant(platform, claim, ip);
  const { address, fullName } = student;
  if (address === null) throw noAddress(platform);
  const sent = {
    purpose: PURPOSE,
    subject: subjectOf(student),
    to: { name: fullName, address },
    content: claimEmail(student.regNumber),
  };
  return { challenge: await mailCode(platform, sent, ip), sentTo: hintOf(address) };
}

/** A typed address other than the proved one needs a code of its own; until then the same claim may be made again. */
export async function createProfile(platform: Platform, typed: Profile, client: Client): Promise<OpenedProfile> {
  const phone = mustBeRight(typed);
  const student = await claimant(platform, typed, client.ip);
  const hashed = await hashPassword(typed.password);
  if ((await proveCode(platform, PURPOSE, typed)) !== subjectOf(student))
    throw wrong('/code', 'The address on the admission list has changed. Please begin again');
  const { regNumber, fullName, studentTypeId, address } = student;
  const [surname = '', firstname = '', ...others] = fullName.split(' ');
  const now = platform.now();
  const account = await platform.database.transaction(async (tx) => {
    const [opened] = await openStudentAccount(tx, {
      userName: regNumber,
      role: STUDENT_ROLE,
      surname,
      firstname,
      middlename: others.join(' '),
      mobileNumber: phone,
      studentTypeId,
      passwordHash: hashed,
      now,
    });
    if (!opened) throw alreadyOpen();
    const { ip } = client;
    await claimNumber(tx, { userId: opened.id, regNumber, rrrEnd: readRrr(typed.rrr).slice(-4), address, now, ip });
    await enrolAccepted(tx, { admissionId: student.id, actor: `user:${opened.id}`, ip, now });
    return opened;
  });
  if (NORMALISERS.email(typed.email).toLowerCase() === address?.toLowerCase())
    return {
      login: await confirmAndSignIn(
        platform,
        { id: account.id, passwordHash: hashed },
        NORMALISERS.email(typed.email),
        client,
      ),
      challenge: null,
    };
  return {
    login: null,
    challenge: await takeEmail(
      platform,
      await challenge(platform, platform.database, { id: account.id, passwordHash: hashed }, 'change-email'),
      typed.email,
      client.ip,
    ),
  };
}

/** Changing the address on the list voids the codes that were mailed to the earlier one. */
const subjectOf = ({ regNumber, address }: Claimant): string => `${regNumber} ${address?.toLowerCase()}`;

async function claimant(platform: Platform, { jambRegNumber, rrr }: Claim, ip: string): Promise<Claimant> {
  const regNumber = readRegNumber(jambRegNumber);
  if (regNumber === '') throw wrong('/jambRegNumber', 'please input your registration number');
  if (readRrr(rrr) === '') throw wrong('/rrr', 'please input your RRR');
  const student = await slowGuesses(platform, 'rrr', ip, async () => {
    const match = await claimantByRrr(platform.database, regNumber, readRrr(rrr));
    if (!match) throw wrong('/rrr', UNCLEAR);
    return match;
  });
  const [account] = await accountOfRegNumber(platform.database, { regNumber });
  if (account?.hasMoved) throw alreadyOpen();
  if (account?.active === false)
    throw new Problem(422, 'Your account has been deactivated. Please contact your administrator.', { title: TITLE });
  if (account && beyond(STUDENT, account.entitled as DeclaredClaim[]).length > 0)
    throw forbidden('This account may do more than a student may. Please contact your administrator.');
  return student;
}

/** @returns the normalised phone number */
function mustBeRight({
  email,
  mobileNumber,
  password,
}: {
  email: string;
  mobileNumber: string;
  password: string;
}): string {
  const phone = normalisePhone(mobileNumber);
  const mistakes = {
    '/email': FORMATS.email(NORMALISERS.email(email)) ? null : 'please input email address',
    '/mobileNumber': phone ? null : mobileNumber.trim() === '' ? 'phone number is required' : 'invaild phone number',
    '/password': passwordMistake(password),
  };
  const errors = mistakesIn(mistakes);
  const [first] = Object.values(errors);
  if (first !== undefined) throw new Problem(422, first, { title: TITLE, errors });
  return phone!;
}

const noAddress = ({ settings: { school } }: Platform) =>
  new Problem(
    422,
    `The admission list has no email address of yours. Please call the admissions office on ${school.phone}, or write to ${school.email}: once it is entered, verify your account here`,
    { title: TITLE },
  );

const alreadyOpen = () => new Problem(409, 'This account has been verified already. Please log in', { title: TITLE });
const wrong = (pointer: string, message: string) => mistakeAt(pointer, message, TITLE);
