import type { Body, Query, Reply } from '#contract/kit/endpoint.ts';
import type * as contract from '#contract/academics/registration.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { inOrder, verdictOn } from '#rules/academics/registration.ts';
import type { Verdict } from '#rules/academics/offer.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { By, User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { lockRegistration, readLocked, termOf, writeChoice } from './change.ts';
import { isLive, readSemester, type LineRow, type Place, type RegistrationRow } from './offer.ts';
import { offeredLine, standingOf } from './present.ts';
import { coursesOfDepartment } from './sql/offer.ts';
import { placeOfUser } from './sql/place.ts';
import { draftOf, linesOf, registrationOf, semestersOf, storeDraft } from './sql/standing.ts';
import { windowOn } from './window.ts';

export { judgeAgain, judgeNeeding } from './judgeAgain.ts';

interface Term {
  readonly sessionId: number;
  readonly semesterId: number;
}

export async function ownPlace(db: Queryable, { userId }: User, { sessionId, semesterId }: Term): Promise<Place> {
  const [place] = await placeOfUser(db, { userId, sessionId, semesterId });
  return place ?? raise(notFound('You are not a student of this session'));
}

export async function registrable(
  platform: Platform,
  user: User,
  query: Query<typeof contract.registrableCourses>,
): Promise<Reply<typeof contract.registrableCourses>> {
  const { database } = platform;
  const place = await ownPlace(database, user, query);
  const [draft] = await draftOf(database, termOf(place));
  const drafted = (draft?.ids as number[] | undefined) ?? null;
  const { offer, registration, lines } = await readSemester(platform, database, place, drafted ?? []);
  const shown = offer.lines.filter(({ levelId }) => query.levelId === undefined || levelId === query.levelId);
  return {
    standing: standingOf(place, registration, lines),
    levelId: offer.levelId,
    gates: [...offer.gates],
    limits: offer.limits,
    lines: shown.toSorted(inOrder).map((line) => offeredLine(line, offer)),
    draft: drafted,
  };
}

/** What the department offers, judged as borrowed. The student's own department lends them nothing. */
export async function borrowable(
  platform: Platform,
  user: User,
  query: Query<typeof contract.borrowableCourses>,
): Promise<Reply<typeof contract.borrowableCourses>> {
  const { database } = platform;
  const place = await ownPlace(database, user, query);
  const { departmentId, semesterId, borrowLevelId = null } = query;
  const ids = (await coursesOfDepartment(database, { departmentId, semesterId, levelId: borrowLevelId })).map(
    ({ id }) => id,
  );
  const { offer } = await readSemester(platform, database, place, ids);
  return offer.lines
    .filter(({ departmentCourseId, kind }) => kind === 'borrowed' && ids.includes(departmentCourseId))
    .map((line) => offeredLine(line, offer));
}

export async function register(
  platform: Platform,
  by: By,
  { departmentCourseIds, revision, trial, ...term }: Body<typeof contract.register>,
): Promise<Reply<typeof contract.register>> {
  const { database, now } = platform;
  const place = await ownPlace(database, by.user, term);
  const ids = new Set(departmentCourseIds);
  if (trial) {
    const { offer } = await readSemester(platform, database, place, [...ids]);
    return { ...replied(verdictOn(offer, [...ids])), standing: null };
  }
  return database.transaction(async (tx) => {
    const { registration, lines } = await lockRegistration(tx, place);
    if ((registration?.revision ?? 0) !== revision) {
      // The same courses sent again, after an answer that was lost, are registered already.
      if (!registration || !isSame(lines, ids)) throw stands(registration, lines);
      const { offer } = await readSemester(platform, tx, place);
      return {
        ...replied(verdictOn(offer, [...ids])),
        accepted: true,
        reasons: [],
        standing: await standing(tx, place),
      };
    }
    const semester = await readLocked(platform, tx, place, [...ids, ...lines.map((line) => line.departmentCourseId)]);
    const verdict = verdictOn(semester.offer, [...ids]);
    if (verdict.accepted) await writeChoice(tx, place, semester, ids, { by, now: now(), action: 'courses-registered' });
    return { ...replied(verdict), standing: await standing(tx, place) };
  });
}

export async function keepDraft(
  { database, now }: Platform,
  user: User,
  { departmentCourseIds, ...term }: Body<typeof contract.saveDraft>,
): Promise<void> {
  const place = await ownPlace(database, user, term);
  await storeDraft(database, { ...termOf(place), ids: departmentCourseIds, now: now() });
}

export async function history(
  { database, now }: Platform,
  { userId }: User,
): Promise<Reply<typeof contract.registrationHistory>> {
  const today = lagosDay(now());
  return (await semestersOf(database, { userId })).map((row) => ({
    sessionId: row.sessionId,
    session: row.session,
    semesterId: row.semesterId,
    semester: row.semester,
    state: row.state as contract.Semester['state'],
    units: row.units,
    courses: row.courses,
    window: windowOn(row, today),
  }));
}

export async function ownRegistered({ database }: Platform, user: User, term: Term) {
  return standing(database, await ownPlace(database, user, term));
}

export async function standing(db: Queryable, place: Place): Promise<contract.Standing> {
  const [registration] = await registrationOf(db, termOf(place));
  return standingOf(place, registration, registration ? await linesOf(db, { registrationId: registration.id }) : []);
}

const replied = ({ reasons, conditions, notes, ...rest }: Verdict) => ({
  ...rest,
  reasons: [...reasons],
  conditions: [...conditions],
  notes: [...notes],
});

const isSame = (lines: readonly LineRow[], ids: ReadonlySet<number>) =>
  lines.length === ids.size && lines.every(({ departmentCourseId }) => ids.has(departmentCourseId));

/** The 409 of a second device: what stands now, so that nothing is overwritten unseen. */
export function stands(registration: RegistrationRow | undefined, lines: readonly LineRow[]): Problem {
  const live = lines.filter(isLive);
  const units = live.reduce((sum, { unit }) => sum + unit, 0);
  const codes = live.map(({ code }) => code).join(', ');
  const at = registration?.submittedAt ? ` on ${displayMoment(registration.submittedAt.toISOString())}` : '';
  return new Problem(
    409,
    live.length === 0
      ? 'This registration was changed after you opened it, and has no course now. Please look again'
      : `This registration was changed${at}, after you opened it. It has these courses now, ${units} units: ${codes}. Please look again`,
    { title: 'Not saved!' },
  );
}

function raise(error: Error): never {
  throw error;
}
