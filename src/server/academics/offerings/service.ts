import type { Body } from '#contract/kit/endpoint.ts';
import type * as contract from '#contract/academics/offerings.ts';
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
  insertPrerequisites,
  limitSeats,
  lockCourse,
  lockOffering,
  prerequisitesFor,
  sessionsExist,
  setKind,
  switchOffering,
} from './sql.ts';

const FAILED = 'Not saved!';

/** @throws Problem 404, 422 for the course of a department that the user does not lead */
async function requireCourse(db: Queryable, user: User, departmentCourseId: number): Promise<void> {
  const [course] = await departmentOf(db, { departmentCourseId });
  if (!course) throw notFound('There is no such course');
  requireReach(await reachOf(db, user), course.department_id);
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
  { sessionId, cap }: Body<typeof contract.setSeats>,
): Promise<void> {
  await requireCourse(platform.database, by.user, departmentCourseId);
  await requireSessions(platform.database, [sessionId]);
  await platform.database.transaction(async (tx) => {
    await lockCourse(tx, { departmentCourseId });
    const [before] = await lockOffering(tx, { departmentCourseId, sessionId });
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
  { kind }: Body<typeof contract.setCourseKind>,
): Promise<void> {
  await requireCourse(platform.database, by.user, id);
  await setKind(platform.database, { id, kind, ...written(platform, by) });
}

export async function changePrerequisites(
  platform: Platform,
  by: By,
  departmentCourseId: number,
  { prerequisites }: Body<typeof contract.setPrerequisites>,
) {
  await requireCourse(platform.database, by.user, departmentCourseId);
  return platform.database.transaction(async (tx) => {
    const before = await prerequisitesFor(tx, { departmentCourseId });
    await clearPrerequisites(tx, { departmentCourseId });
    const made = await insertPrerequisites(tx, { departmentCourseId, prerequisites });
    if (made.length < prerequisites.length)
      throw mistakeAt('/prerequisites', 'please choose other courses of the college, each once', FAILED);
    const after = await prerequisitesFor(tx, { departmentCourseId });
    await audit(platform, tx, by, 'department_course', String(departmentCourseId), 'prerequisites-set', {
      before,
      after,
    });
    return after;
  });
}

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
    const outcome = { created: made.length, unchanged: counted!.created + counted!.unchanged - made.length };
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
