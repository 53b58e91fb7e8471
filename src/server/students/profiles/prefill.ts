import { buffer } from 'node:stream/consumers';
import { pointerParts } from '#catalogue/pointer.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { PROFILE_SECTIONS, type ProfileSectionName } from '#contract/students/profiles.ts';
import { setBirthday } from '../../people/accounts/service.ts';
import { putLoose } from '../../platform/files/looseFiles.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Student } from '../records/service.ts';
import { formOf, judged } from './forms.ts';
import { factsBefore, prefill } from './sql.ts';

/**
 * Once, as the profile is read for the first time: what the candidate's application answered under the same names, and what JAMB
 * says, each where the form takes it. Everything else waits for the student.
 */
export async function prefillOnce(
  platform: Platform,
  { studentId, admissionId, userId, prefilledAt }: Student,
): Promise<boolean> {
  if (prefilledAt || !userId) return false;
  const [known] = await factsBefore(platform.database, { admissionId });
  if (!known) return false;
  const { answers, genderId, stateId, lgaId, fileId, byteCount } = known;
  const applied: SectionAnswers = Object.assign({}, ...Object.values(answers as Record<string, object>));
  const facts: SectionAnswers = {
    ...(stateId !== null && { countryId: NIGERIA, stateId, ...(lgaId !== null && { lgaId }) }),
    ...applied,
    ...(Array.isArray(applied['employment']) && { hasWorked: 'Yes' }),
  };
  const photographId = fileId === null ? null : crypto.randomUUID();
  const stored = fileId === null ? null : await putLoose(platform, await buffer(await platform.files.read(fileId)));
  const sections = PROFILE_SECTIONS.flatMap((section) => {
    const taken =
      section === 'passport' ? (photographId ? { passport: photographId } : {}) : fitting(platform, section, facts);
    return Object.keys(taken).length > 0 ? [{ section, answers: taken }] : [];
  });
  const birthday = dayIn(applied['dateOfBirth']);
  await platform.database.transaction(async (tx) => {
    const [first] = await prefill(tx, {
      studentId,
      genderId: numberIn(applied['genderId']) ?? genderId,
      sections,
      photographId,
      fileId: stored,
      byteCount,
      now: platform.now(),
    });
    if (first && birthday) await setBirthday(tx, { studentId, birthday, replaces: false });
  });
  return true;
}

const NIGERIA = 566;

/** Without what the form would refuse. */
function fitting(platform: Platform, section: ProfileSectionName, facts: SectionAnswers): SectionAnswers {
  const names = Object.keys(formOf(platform, section).schema.properties).filter((name) => facts[name] !== undefined);
  const { data, errors } = judged(platform, section, Object.fromEntries(names.map((name) => [name, facts[name]])), []);
  const wrong = new Set(errors.map(({ pointer }) => pointerParts(pointer)[0]));
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name) && !wrong.has(name)));
}

const numberIn = (answer: unknown): number | null => (typeof answer === 'number' ? answer : null);
const dayIn = (answer: unknown): string | null =>
  typeof answer === 'string' && /^\d{4}-\d\d-\d\d$/.test(answer) ? answer : null;
