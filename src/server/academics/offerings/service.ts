import type { Body, Query, Reply } from '#contract/kit/endpoint.ts';
import type * as contract from '#contract/academics/offerings.ts';
import { USUAL_BANDS } from '#rules/academics/grades.ts';
import { stale } from '../../kit/revision/stale.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { departmentsWithin, reachOf, requireReach } from '../courses/policy.ts';
import {
  clearPrerequisites,
  copyOfferings,
  countClonable,
  departmentOf,
  gradesGiven,
  insertPrerequisites,
  kindOf,
  limitSeats,
  lockCourse,
  lockOffering,
  offeringList,
  prerequisitesFor,
  sessionsExist,
  switchOffering,
  touchCourse,
} from './sql.ts';

const FAILED = 'Not saved!';

type Listed = NonNullable<Awaited<ReturnType<typeof offeringList.find>>>;

/** A list's page says of each row whether this user may change it; its file does not. */
export const shown = (row: Listed) => ({ ...row, kind: row.kind as contract.OneOffering['kind'], mayChange: false });

export async function markFor(db: Queryable, user: User) {
  const reach = await reachOf(db, user);
  return (row: ReturnType<typeof shown>) => ({ ...row, mayChange: reach(row.departmentId) });
}

export async function offering(
  { database }: Platform,
  user: User,
  { id, sessionId }: Query<typeof contract.courseOffering>,
): Promise<Reply<typeof contract.courseOffering>> {
  const row = await offeringList.find(database, `${id}.${sessionId}`, user);
  if (!row) throw notFound('There is no such course');
  const mark = await markFor(database, user);
  return {
    ...mark(shown(row)),
    prerequisites: await prerequisitesFor(database, { departmentCourseId: id }),
  };
}

export async function prerequisitesOf({ database }: Platform, departmentCourseId: number) {
  const [course] = await kindOf(database, { departmentCourseId });
  if (!course) throw notFound('There is no such course');
  return { revision: course.revision, prerequisites: await prerequisitesFor(database, { departmentCourseId }) };
}

/** @throws Problem 404, 422 for the course of a department that the user does not lead */
async function requireCourse(db: Queryable, user: User, departmentCourseId: number): Promise<void> {
  const [course] = await departmentOf(db, { departmentCourseId });
  if (!course) throw notFound('There is no such course');
  requireReach(await reachOf(db, user), course.departmentId);
}

const written = ({ now }: Platform, { user, ip }: By) => ({ now: now(), actor: actorOf(user), ip });

async function audit(
  platform: Platform,
  tx: Queryable,
  by: By,
  kind: string,
  id: string,
  action: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { now, actor, ip } = written(platform, by);
  await writeAudit(tx, { at: now, actor, action, subjectKind: kind, subjectId: id, detail, ip });
}

export async function limit(
  platform: Platform,
  by: By,
  departmentCourseId: number,
  { sessionId, cap, revision }: Body<typeof contract.setSeats>,
): Promise<void> {
  await requireCourse(platform.database, by.user, departmentCourseId);
  await requireSessions(platform.database, [sessionId]);
  await platform.database.transaction(async (tx) => {
    await lockCourse(tx, { departmentCourseId });
    const [before] = await lockOffering(tx, { departmentCourseId, sessionId });
    // The same number sent again, after an answer that was lost, is set already.
    if (before!.revision !== revision && before!.cap === cap) return;
    if (before!.revision !== revision)
      throw await standsNow(tx, 'course_offering', before!.id, `It has ${seatsInWords(before!.cap)} now`);
    const [limited] = await limitSeats(tx, { id: before!.id, cap });
    if (!limited)
      throw new Problem(409, 'More students than that have registered already. Please enter a larger number', {
        title: FAILED,
      });
    await audit(platform, tx, by, 'course_offering', String(before!.id), 'corrected', {
      before: { cap: before!.cap },
      after: { cap },
    });
  });
}

/** Sent again it changes nothing more. */
export async function switchCourse(
  platform: Platform,
  by: By,
  departmentCourseId: number,
  { sessionId, active }: Body<typeof contract.toggleCourseStatus>,
): Promise<void> {
  await requireCourse(platform.database, by.user, departmentCourseId);
  await requireSessions(platform.database, [sessionId]);
  await platform.database.transaction(async (tx) => {
    const [offering] = await lockOffering(tx, { departmentCourseId, sessionId });
    const [switched] = await switchOffering(tx, { id: offering!.id, active });
    if (switched)
      await audit(platform, tx, by, 'course_offering', String(offering!.id), active ? 'activated' : 'deactivated', {});
  });
}

export async function changeKind(
  platform: Platform,
  by: By,
  id: number,
  { kind, revision }: Body<typeof contract.setCourseKind>,
): Promise<void> {
  await requireCourse(platform.database, by.user, id);
  await platform.database.transaction(async (tx) => {
    await lockCourse(tx, { departmentCourseId: id });
    const [before] = await kindOf(tx, { departmentCourseId: id });
    if (before!.kind === kind) return;
    const [touched] = await touchCourse(tx, { id, revision, kind });
    if (!touched) throw await standsNow(tx, 'department_course', id, `Its kind is ${before!.kind} now`);
    await audit(platform, tx, by, 'department_course', String(id), 'corrected', {
      before: { kind: before!.kind },
      after: { kind },
    });
  });
}

/** All of them at once, as they were seen. */
export async function changePrerequisites(
  platform: Platform,
  by: By,
  departmentCourseId: number,
  { prerequisites, revision }: Body<typeof contract.setPrerequisites>,
): Promise<Reply<typeof contract.setPrerequisites>> {
  await requireCourse(platform.database, by.user, departmentCourseId);
  await requireGrades(platform.database, prerequisites);
  return platform.database.transaction(async (tx) => {
    await lockCourse(tx, { departmentCourseId });
    const before = await prerequisitesFor(tx, { departmentCourseId });
    const [touched] = await touchCourse(tx, { id: departmentCourseId, revision, kind: null });
    if (!touched) throw await standsNow(tx, 'department_course', departmentCourseId, needsInWords(before));
    await clearPrerequisites(tx, { departmentCourseId });
    const made = await insertPrerequisites(tx, { departmentCourseId, prerequisites });
    if (made.length < prerequisites.length)
      throw mistakeAt('/prerequisites', 'please choose other courses of the college, each once', FAILED);
    const after = await prerequisitesFor(tx, { departmentCourseId });
    await audit(platform, tx, by, 'department_course', String(departmentCourseId), 'prerequisites-set', {
      before,
      after,
    });
    return { revision: touched.revision, prerequisites: after };
  });
}

/** A grade that no rule set gives would close the course to everybody. */
async function requireGrades(db: Queryable, needed: Body<typeof contract.setPrerequisites>['prerequisites']) {
  const given = new Set([...USUAL_BANDS, ...(await gradesGiven(db))].map(({ grade }) => grade));
  const unknown = needed.findIndex(({ minGrade }) => !given.has(minGrade));
  if (unknown >= 0)
    throw mistakeAt(
      `/prerequisites/${unknown}/minGrade`,
      `please enter a grade that the college gives: ${[...given].toSorted().join(', ')}`,
      FAILED,
    );
}

/** The 409 for who saw an earlier revision: who changed it, and what stands. */
async function standsNow(db: Queryable, kind: string, id: number, words: string): Promise<Problem> {
  const { message } = await stale(db, kind, id);
  return new Problem(409, `${message}. ${words}. Please look again`, { title: FAILED });
}

const seatsInWords = (cap: number | null) =>
  cap === null ? 'any number of seats' : cap === 1 ? '1 seat' : `${cap} seats`;

const needsInWords = (needed: readonly { readonly code: string; readonly minGrade: string }[]) =>
  needed.length === 0
    ? 'It needs no other course now'
    : `It needs ${needed.map(({ code, minGrade }) => `${code} (${minGrade})`).join(', ')} now`;

/** Of the departments that the user leads. What the session has already stays as it is. */
export async function clone(
  platform: Platform,
  by: By,
  { fromSessionId, toSessionId, trial }: Body<typeof contract.cloneOfferings>,
) {
  if (fromSessionId === toSessionId) throw mistakeAt('/toSessionId', 'please choose another session', FAILED);
  await requireSessions(platform.database, [fromSessionId, toSessionId]);
  const led = await departmentsWithin(platform.database, by.user);
  const given = { fromSessionId, toSessionId, departments: led && [...led] };
  return platform.database.transaction(async (tx) => {
    const [counted] = await countClonable(tx, given);
    if (trial) return counted!;
    const made = await copyOfferings(tx, given);
    const { created, unchanged, lecturers } = counted!;
    const outcome = { created: made.length, unchanged: created + unchanged - made.length, lecturers };
    await audit(platform, tx, by, 'academic_session', String(toSessionId), 'offerings-cloned', {
      from: fromSessionId,
      ...outcome,
    });
    return outcome;
  });
}

async function requireSessions(db: Queryable, ids: readonly number[]): Promise<void> {
  const [found] = await sessionsExist(db, { ids });
  if (found!.count < new Set(ids).size) throw notFound('There is no such session');
}
