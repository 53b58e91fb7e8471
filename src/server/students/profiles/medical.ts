import type { MedicalRecord } from '#contract/students/profiles.ts';
import { factsOf, studentNamed, studentOf } from '../records/service.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { readSections, sectionIn, storedSections } from './service.ts';
import { readsOfMedicalRecord, studentOfNumber } from './sql.ts';

const READ = 'medical-record-read';

/** Reading is written down before anything is shown. @throws Problem 404 for a number that is no student's */
export async function medicalRecordOf(platform: Platform, { user, ip }: By, number: string): Promise<MedicalRecord> {
  const { database } = platform;
  const [found] = await studentOfNumber(database, { number: number.replaceAll(/\s/g, '').toUpperCase() });
  if (!found) throw notFound('No student has this number');
  const student = await studentNamed(database, found.id);
  await writeAudit(database, {
    at: platform.now(),
    actor: actorOf(user),
    action: READ,
    subjectKind: 'student',
    subjectId: found.id,
    ip,
  });
  const [nextOfKin, medical] = await readSections(
    platform,
    student,
    (section) => section === 'medical-records' || section === 'next-of-kin',
  );
  const { fullName, matricNumber, regNumber, sex, dateOfBirth } = factsOf(platform, student);
  const { savedAt } = sectionIn(await storedSections(database, found.id), 'medical-records');
  return {
    fullName,
    matricNumber,
    regNumber,
    sex,
    dateOfBirth,
    savedAt: savedAt?.toISOString() ?? null,
    medical: medical!,
    nextOfKin: nextOfKin!,
  };
}

/** Whose record it is sees who has read it; nobody for an account without a record. */
export async function ownMedicalReads({ database }: Platform, { userId }: User): Promise<{ by: string; at: string }[]> {
  const student = await studentOf(database, userId);
  const reads = student ? await readsOfMedicalRecord(database, { studentId: student.studentId }) : [];
  return reads.map(({ by, at }) => ({ by, at: at.toISOString() }));
}
