import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { verifyStudent } from '#contract/students/profiles.ts';
import { displayDate } from '#rules/displayDate.ts';
import { initialsOf } from '#rules/initials.ts';
import { drawPaper } from '../../kit/paper/pdf/drawPaper.ts';
import { BLANK } from '../../kit/paper/servePaper.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import { verificationOf } from '../../platform/verification/qrCode.ts';
import { fileFor } from '../files/service.ts';
import { factsOf, studentAdmitted, studentNamed, studentOf, type Student } from '../records/service.ts';
import { passportIn, readSections, storedSections } from './service.ts';
import { studentOfCode, verificationCodeOf } from './sql.ts';

interface Printed {
  readonly name: string;
  readonly pdf: Buffer;
}

/** @throws Problem 404 for an account without a record */
export async function ownProfilePdf(platform: Platform, user: User): Promise<Printed> {
  const student = await studentOf(platform.database, user.userId);
  if (!student) throw notFound('You have no student record yet');
  return printed(platform, user, student, true);
}

/** @throws Problem 404 for who has no record yet */
export const profilePdfFor = async (platform: Platform, user: User, admissionId: string): Promise<Printed> =>
  printed(platform, user, await studentAdmitted(platform.database, admissionId), false);

/** What is medical is never printed. */
async function printed(platform: Platform, user: User, student: Student, isOwn: boolean): Promise<Printed> {
  const { database, settings } = platform;
  const {
    fullName,
    sex,
    dateOfBirth,
    programme,
    department,
    faculty,
    level,
    studentType,
    matricNumber,
    regNumber,
    entrySession,
    status,
  } = factsOf(platform, student);
  const [[code], sections, passport] = [
    await verificationCodeOf(database, { studentId: student.studentId, code: randomBytes(16).toString('base64url') }),
    await readSections(platform, student, (section) => section !== 'medical-records' && section !== 'passport', isOwn),
    passportIn(await storedSections(database, student.studentId)),
  ];
  const photograph = passport ? await buffer(await (await fileFor(platform, user, passport)).read()) : undefined;
  const number = matricNumber ?? regNumber;
  const record = [
    ['Matric number', matricNumber],
    ['Registration number', regNumber],
    ['Sex', sex],
    ['Date of birth', dateOfBirth && displayDate(dateOfBirth)],
    ['Programme', programme],
    ['Department', department],
    ['Faculty', faculty],
    ['Level', level],
    ['Student type', studentType],
    ['Entered in', entrySession],
    ['Status', status],
  ] as const;
  const groups = [
    { title: 'Student record', facts: record },
    ...sections.map(({ title, facts }) => ({ title, facts })),
  ].map(({ title, facts }) => ({
    title,
    facts: facts.map(([label, value]): [string, string] => [label, value || '-']),
  }));
  const pdf = await drawPaper(
    {
      ...BLANK,
      title: 'Student profile',
      office: 'Registry',
      holder: fullName,
      number,
      issuedAt: platform.now().toISOString(),
      groups,
      verification: verificationOf(`${settings.publicUrl}/verify_student/${code!.verificationCode}`),
    },
    { school: settings.school, photograph, printedAt: platform.now() },
  );
  return { name: `${[settings.school.shortName, number, 'profile'].join('-').replaceAll(/[^\w.-]+/g, '-')}.pdf`, pdf };
}

/** Reveals no more of a person than initials. @throws Problem 404 for an unknown code, 429 for guessing */
export function confirmStudent(platform: Platform, code: string, ip: string): Promise<Reply<typeof verifyStudent>> {
  return slowGuesses(platform, 'slip', ip, async () => {
    const [found] = await studentOfCode(platform.database, { code });
    if (!found) throw notFound('This profile is not one of ours');
    const { fullName, programme, entrySession, status } = factsOf(
      platform,
      await studentNamed(platform.database, found.id),
    );
    return { initials: initialsOf(fullName.split(' ')), programme, session: entrySession, status };
  });
}
