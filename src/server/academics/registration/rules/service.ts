import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { judgeForm } from '../../../kit/forms/service.ts';
import type { List } from '../../../kit/list/list.ts';
import { actorOf, type By, type User } from '../../../platform/auth/caller.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mistakeAt, notFound } from '../../../platform/problem.ts';
import { requireSeen } from './reach.ts';
import { givePermit, openWindow, setLoad, studentOfNumber, toggleLoad, toggleWindow } from './sql.ts';

const FAILED = 'Not saved!';
export const NOBODY = 'nobody of this session has this number';

const written = ({ now }: Platform, { user, ip }: By) => ({ now: now(), actor: actorOf(user), ip });

/** @throws Problem 422 at the number: of nobody, or of a student of another department */
async function studentFor(db: Queryable, user: User, number: string, sessionId: number): Promise<string> {
  const [student] = await studentOfNumber(db, { number: number.trim(), sessionId });
  if (!student) throw mistakeAt('/number', NOBODY, FAILED);
  await requireSeen(db, user, student.id, sessionId);
  return student.id;
}

/** @throws Problem 422 with the form's messages */
export function judgeStudentLoad(platform: Platform, answers: unknown): SectionAnswersById['forms/student-unit-load'] {
  const typed = judgeForm(platform, 'student-unit-load', answers, FAILED);
  if (typed.minUnits > typed.maxUnits)
    throw mistakeAt('/maxUnits', 'please enter at least as many as the least units', FAILED);
  return typed;
}

/** The columns of a load, but for whose it is. */
export const loadColumns = (typed: ReturnType<typeof judgeStudentLoad>) => ({
  session_id: typed.sessionId,
  semester_id: typed.semesterId,
  min_units: typed.minUnits,
  max_units: typed.maxUnits,
  until: typed.until ?? null,
  reason: typed.reason,
  active: true,
});

export async function saveLoad(platform: Platform, by: By, answers: unknown): Promise<{ id: number }> {
  const typed = judgeStudentLoad(platform, answers);
  const studentId = await studentFor(platform.database, by.user, typed.number, typed.sessionId);
  const [made] = await setLoad(platform.database, {
    student_id: studentId,
    ...loadColumns(typed),
    ...written(platform, by),
  });
  return made!;
}

export async function saveWindow(platform: Platform, by: By, answers: unknown): Promise<{ id: number }> {
  const { number, sessionId, semesterId, until, reason } = judgeForm(platform, 'student-window', answers, FAILED);
  if (until < lagosDay(platform.now())) throw mistakeAt('/until', 'please enter today or a later day', FAILED);
  const studentId = await studentFor(platform.database, by.user, number, sessionId);
  const [made] = await openWindow(platform.database, {
    student_id: studentId,
    session_id: sessionId,
    semester_id: semesterId,
    until,
    reason,
    active: true,
    opened_by: actorOf(by.user),
    ...written(platform, by),
  });
  return made!;
}

export async function savePermit(platform: Platform, by: By, answers: unknown): Promise<{ id: number }> {
  const { number, sessionId, maxUnits } = judgeForm(platform, 'borrow-permit', answers, FAILED);
  const studentId = await studentFor(platform.database, by.user, number, sessionId);
  return permit(platform, by, { studentId, sessionId, maxUnits, active: true });
}

interface Permit {
  readonly studentId: string;
  readonly sessionId: number;
  readonly maxUnits: number;
  readonly active: boolean;
}

export async function togglePermit(platform: Platform, by: By, given: Permit): Promise<void> {
  await requireSeen(platform.database, by.user, given.studentId, given.sessionId);
  await permit(platform, by, given);
}

async function permit(platform: Platform, by: By, { studentId, sessionId, maxUnits, active }: Permit) {
  const [made] = await givePermit(platform.database, {
    student_id: studentId,
    session_id: sessionId,
    max_units: maxUnits,
    active,
    given_by: actorOf(by.user),
    ...written(platform, by),
  });
  return made!;
}

/** What this user's list does not show is missing for them. */
export const switchOne =
  (platform: Platform, list: List<unknown>, toggle: typeof toggleLoad, what: string) =>
  async (by: By, id: number, active: boolean): Promise<void> => {
    if (!(await list.find(platform.database, id, by.user))) throw notFound(`There is no such ${what}`);
    await toggle(platform.database, { id, active, ...written(platform, by) });
  };

export { toggleLoad, toggleWindow };

type Window = SectionAnswersById['forms/registration-window'];
type Load = SectionAnswersById['forms/unit-load'];

/** @throws Problem 422 where the days are in another order */
export function judgeWindow(platform: Platform, answers: unknown, title: string): Window {
  const typed = judgeForm(platform, 'registration-window', answers, title);
  if (typed.closesOn < typed.opensOn) throw mistakeAt('/closesOn', 'please enter the first day or a later one', title);
  if (typed.lateUntil !== undefined && typed.lateUntil <= typed.closesOn)
    throw mistakeAt('/lateUntil', 'please enter a day after the last day', title);
  return typed;
}

export function judgeLoad(platform: Platform, answers: unknown, title: string): Load {
  const typed = judgeForm(platform, 'unit-load', answers, title);
  if (typed.minUnits > typed.maxUnits)
    throw mistakeAt('/maxUnits', 'please enter at least as many as the least units', title);
  return typed;
}
