import type { SectionAnswers } from '#catalogue/validate.ts';
import {
  PROFILE_SECTIONS,
  type Profile,
  type ProfileSection,
  type ProfileSectionName,
  type ReadSection,
  type StudentFile,
} from '#contract/students/profiles.ts';
import { filesOfUser, recordedFile, type ReadFile } from '../files/service.ts';
import { gatesOfUser, refuseClosed } from '../gates/service.ts';
import { factsOf, studentAdmitted, studentNamed, studentOf, type Student } from '../records/service.ts';
import { stale } from '../../kit/revision/stale.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, mistyped, notFound } from '../../platform/problem.ts';
import { formOf, judged, lacksNin } from './forms.ts';
import { inWords } from './inWords.ts';
import { prefillOnce } from './prefill.ts';
import { upsertSection, sectionsOf } from './sql.ts';

const FAILED = 'Failed!';
const MEDICAL: ProfileSectionName = 'medical-records';

export interface StoredSection {
  readonly answers: SectionAnswers;
  readonly revision: number;
  readonly savedAt: Date | null;
}

const NEVER_SAVED: StoredSection = { answers: {}, revision: 0, savedAt: null };

/** Null for an account without a record. Who is in the student's place is not shown what is medical. */
export async function ownProfile(platform: Platform, user: User): Promise<Profile | null> {
  const student = await filled(platform, await studentOf(platform.database, user.userId));
  if (!student) return null;
  const [stored, files] = [
    await storedSections(platform.database, student.studentId),
    await filesOfUser(platform.database, user.userId),
  ];
  const shown = PROFILE_SECTIONS.filter((section) => section !== MEDICAL || user.impersonatorId === null);
  const { nin } = sectionIn(stored, 'personal-data').answers;
  return {
    student: factsOf(platform, student),
    personalData: { passport: passportIn(stored), ninEnd: typeof nin === 'string' ? nin.slice(-4) : null },
    programmeDetail: { level: String(student.levelId) },
    sections: shown.map((section) => present(platform, section, sectionIn(stored, section), files)),
    files,
  };
}

function present(
  platform: Platform,
  section: ProfileSectionName,
  { answers, revision, savedAt }: StoredSection,
  files: readonly StudentFile[],
): ProfileSection {
  const { nin: _, ...shown } = answers;
  return {
    section,
    title: formOf(platform, section).schema.title!,
    answers: shown,
    lacks: judged(platform, section, answers, files).lacks,
    revision,
    savedAt: savedAt?.toISOString() ?? null,
  };
}

/** A NIN that is left empty stays. @throws Problem 409 for what was saved since, 422 with the form's messages */
export async function saveOwnSection(
  platform: Platform,
  { user, ip }: By,
  {
    section,
    data: typed,
    revision,
  }: { readonly section: ProfileSectionName; readonly data: unknown; readonly revision: number },
): Promise<{ revision: number; lacks: string[] }> {
  const { database } = platform;
  const student = await studentOf(database, user.userId);
  if (!student) throw notFound('You have no student record yet');
  refuseClosed(await gatesOfUser(platform, user.userId, { act: 'profile' }));
  const files = await filesOfUser(database, user.userId);
  const { data, errors, lacks } = judged(
    platform,
    section,
    await withStoredNin(database, student, section, typed),
    files,
  );
  if (errors.length > 0)
    throw mistyped(Object.fromEntries(errors.map(({ pointer, message }) => [pointer, message])), FAILED);
  if (section === 'personal-data' && lacksNin(data)) throw mistakeAt('/nin', 'please enter your NIN', FAILED);
  const [saved] = await upsertSection(database, {
    studentId: student.studentId,
    section,
    answers: data,
    revision,
    now: platform.now(),
    actor: actorOf(user),
    ip,
  });
  if (!saved) throw await stale(database, 'profile-section', `${student.studentId}/${section}`);
  return { revision: saved.revision, lacks };
}

async function withStoredNin(
  db: Queryable,
  { studentId }: Student,
  section: ProfileSectionName,
  typed: unknown,
): Promise<unknown> {
  if (
    section !== 'personal-data' ||
    typeof typed !== 'object' ||
    typed === null ||
    String((typed as SectionAnswers)['nin'] ?? '').trim() !== ''
  )
    return typed;
  const { nin } = sectionIn(await storedSections(db, studentId), section).answers;
  return { ...typed, nin };
}

/** Without what is medical. @throws Problem 404 for who has no record yet */
export async function profileFor(
  platform: Platform,
  admissionId: string,
): Promise<{ sections: ReadSection[]; passport: string | null }> {
  const student = (await filled(platform, await studentAdmitted(platform.database, admissionId)))!;
  return {
    sections: await readSections(platform, student, (section) => section !== MEDICAL),
    passport: passportIn(await storedSections(platform.database, student.studentId)),
  };
}

export async function readSections(
  platform: Platform,
  { studentId, userId }: Student,
  isShown: (section: ProfileSectionName) => boolean,
  isOwn = false,
): Promise<ReadSection[]> {
  const [stored, files] = [
    await storedSections(platform.database, studentId),
    userId ? await filesOfUser(platform.database, userId) : [],
  ];
  return PROFILE_SECTIONS.filter(isShown).map((section) => {
    const { schema } = formOf(platform, section);
    const { answers } = sectionIn(stored, section);
    return {
      section,
      title: schema.title!,
      lacks: judged(platform, section, answers, files).lacks,
      facts: inWords(platform.lookups, schema, answers, isOwn),
    };
  });
}

async function filled<S extends Student | undefined>(platform: Platform, student: S): Promise<S | Student> {
  return student && (await prefillOnce(platform, student))
    ? studentNamed(platform.database, student.studentId)
    : student;
}

export async function storedSections(db: Queryable, studentId: string): Promise<ReadonlyMap<string, StoredSection>> {
  return new Map(
    (await sectionsOf(db, { studentId })).map(({ section, answers, revision, savedAt }) => [
      section,
      { answers: answers as SectionAnswers, revision, savedAt },
    ]),
  );
}

export const sectionIn = (stored: ReadonlyMap<string, StoredSection>, section: ProfileSectionName): StoredSection =>
  stored.get(section) ?? NEVER_SAVED;

/** For a wing that has judged who may see it. @throws Problem 404 where the profile has none */
export async function photographOf(platform: Platform, studentId: string): Promise<ReadFile> {
  const id = passportIn(await storedSections(platform.database, studentId));
  if (!id) throw notFound('There is no photograph');
  return recordedFile(platform, id);
}

export function passportIn(stored: ReadonlyMap<string, StoredSection>): string | null {
  const { passport } = sectionIn(stored, 'passport').answers;
  return typeof passport === 'string' ? passport : null;
}
