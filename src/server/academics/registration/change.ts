import { LINE } from '#contract/academics/states.ts';
import type { OfferLine } from '#rules/academics/offer.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { lineWork } from './lineWork.ts';
import { isLive, readSemester, type Place, type Semester } from './offer.ts';
import { linesOf, lockStudent, registrationOf, removeDraft } from './sql/standing.ts';
import { addLines, freeSeats, holdCourses, lockSeats, submitRegistration, takeSeats } from './sql/write.ts';

export const termOf = ({ studentId, sessionId, semesterId }: Place) => ({
  studentId,
  sessionId,
  semesterId,
});

/** The student's registration, locked until the transaction ends. */
export async function lockRegistration(tx: Queryable, place: Place) {
  await lockStudent(tx, { studentId: place.studentId });
  const [registration] = await registrationOf(tx, termOf(place));
  const lines = registration ? (await linesOf(tx, { registrationId: registration.id })).filter(isLive) : [];
  return { registration, lines };
}

/** What a verdict reads, with the seats of every course that comes or goes locked first: nobody takes them before the transaction ends. */
export async function readLocked(
  platform: Platform,
  tx: Queryable,
  place: Place,
  ids: readonly number[],
): Promise<Semester> {
  await holdCourses(tx, { ids });
  await lockSeats(tx, { ids, sessionId: place.sessionId });
  return readSemester(platform, tx, place, ids);
}

interface Change {
  readonly by: By;
  readonly now: Date;
  readonly action: 'courses-registered' | 'courses-added' | 'course-dropped';
  readonly reason?: string;
}

/** Makes these courses the registration, and no others. The caller has locked it and judged them. */
export async function writeChoice(
  tx: Queryable,
  place: Place,
  { offer, lines }: Semester,
  ids: ReadonlySet<number>,
  { by, now, action, reason }: Change,
): Promise<void> {
  const live = lines.filter(isLive);
  const dropped = live.filter(({ departmentCourseId }) => !ids.has(departmentCourseId));
  const returned = live.filter(
    ({ state, departmentCourseId }) => state === LINE.returned && ids.has(departmentCourseId),
  );
  const added = offer.lines.filter(
    ({ departmentCourseId, isRegistered }) => ids.has(departmentCourseId) && !isRegistered,
  );
  const [made] = await submitRegistration(tx, { ...termOf(place), now });
  const registrationId = made!.id;
  const sessionId = place.sessionId;
  const given = { actor: actorOf(by.user), ip: by.ip, now };
  if (dropped.length > 0) {
    await lineWork.takeMany(tx, { ids: dropped.map(({ id }) => id), step: 'drop', reason: reason ?? null, ...given });
    await freeSeats(tx, { ids: dropped.map(({ departmentCourseId }) => departmentCourseId), sessionId });
  }
  if (added.length > 0) {
    await takeSeats(tx, { ids: added.map(({ departmentCourseId }) => departmentCourseId), sessionId });
    await addLines(tx, { registrationId, lines: added.map(copied) });
  }
  await lineWork.takeMany(tx, { ids: returned.map(({ id }) => id), step: 'resubmit', reason: null, ...given });
  await removeDraft(tx, termOf(place));
  await writeAudit(tx, {
    subjectKind: 'registration',
    subjectId: registrationId,
    action,
    detail: {
      added: added.map(({ code }) => code),
      dropped: dropped.map(({ code }) => code),
      ...(reason !== undefined && { reason }),
    },
    at: given.now,
    actor: given.actor,
    ip: given.ip,
  });
}

/** A line says what the course is called today: a later change of the catalogue does not touch it. */
const copied = ({ departmentCourseId, courseId, code, title, unit, kind }: OfferLine) => ({
  departmentCourseId,
  courseId,
  code,
  title,
  unit,
  kind,
});
