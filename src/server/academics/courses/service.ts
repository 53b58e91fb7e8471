import type { Body } from '#contract/kit/endpoint.ts';
import type { assignLecturerCourse, LecturerRecord, Taught } from '#contract/academics/courses.ts';
import { notify } from '../../communication/notifications/service.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import { findPeople } from '../../kit/people.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { requireReach, reachOf } from './policy.ts';
import {
  beginTeaching,
  coursesOfLecturer,
  endTeaching,
  lecturerByUserName,
  lecturers,
  lecturersOfCourse,
  lockDepartmentCourse,
} from './sql/lecturers.ts';

type Assignment = Body<typeof assignLecturerCourse>;
type Teacher = Awaited<ReturnType<typeof lecturersOfCourse>>[number];

const TITLE = 'Invalid Action!';

async function taughtBy({ database }: Platform, userId: string): Promise<Taught[]> {
  return (await coursesOfLecturer(database, { userId })).map(({ since, ...course }) => ({
    ...course,
    since: since.toISOString(),
  }));
}

export async function lecturerRecord(platform: Platform, user: User, userName: string): Promise<LecturerRecord> {
  const [lecturer] = await lecturerByUserName(platform.database, { userName: userName.trim() });
  const courses = lecturer ? await taughtBy(platform, lecturer.id) : [];
  if (!lecturer || (!lecturer.isLecturer && courses.length === 0)) throw notFound('There is no such lecturer');
  const reach = await reachOf(platform.database, user);
  return {
    userName: lecturer.userName,
    fullName: lecturer.fullName,
    courses: courses.map((course) => ({ ...course, changeable: reach(course.departmentId) })),
  };
}

export const searchLecturers = ({ database }: Platform, typed: string) => findPeople(database, lecturers, typed);

/** A repeated request changes nothing more. */
export async function assignLecturer(
  platform: Platform,
  { user, ip }: By,
  { departmentCourseId, userName, part, inPlaceOf }: Assignment,
): Promise<void> {
  const { database, now } = platform;
  const reach = await reachOf(database, user);
  const [lecturer] = await lecturerByUserName(database, { userName: userName.trim() });
  await database.transaction(async (tx) => {
    const [course] = await lockDepartmentCourse(tx, { departmentCourseId });
    if (!course) throw notFound('There is no such course');
    requireReach(reach, course.departmentId);
    if (!lecturer || (part && !lecturer.isLecturer)) throw mistakeAt('/userName', 'there is no such lecturer', TITLE);
    if (part && !course.active) throw new Problem(422, 'This course is no longer offered', { title: TITLE });
    const before = await lecturersOfCourse(tx, { departmentCourseId });
    const held = before.find(({ userId }) => userId === lecturer.id);
    if (partOf(held) === part) return;
    const replaced = part === 'main' ? mainSeen(before, inPlaceOf) : undefined;
    for (const leaving of [held, replaced])
      if (leaving) await endTeaching(tx, { departmentCourseId, userId: leaving.userId, now: now() });
    if (part) await beginTeaching(tx, { departmentCourseId, userId: lecturer.id, isMain: part === 'main', now: now() });
    const after = await lecturersOfCourse(tx, { departmentCourseId });
    await writeAudit(tx, {
      at: now(),
      actor: actorOf(user),
      action: 'lecturer-assigned',
      subjectKind: 'department_course',
      subjectId: String(departmentCourseId),
      detail: { course: course.name, before: names(before), after: names(after) },
      ip,
    });
    const notifyLecturer = (userId: string, message: string) =>
      notify(platform, tx, {
        userId,
        category: 'lecturerCourses',
        message,
        properties: { semesterId: course.semesterId },
      });
    await notifyLecturer(lecturer.id, WORDS[part ?? 'none'](course.name));
    if (replaced) await notifyLecturer(replaced.userId, WORDS.none(course.name));
  });
}

const WORDS = {
  main: (course: string) => `You are the main lecturer of ${course}`,
  assistant: (course: string) => `You assist in teaching ${course}`,
  none: (course: string) => `You no longer teach ${course}`,
} as const;

const partOf = (teacher: Teacher | undefined): Assignment['part'] => {
  if (!teacher) return null;
  return teacher.isMain ? 'main' : 'assistant';
};

/** @throws Problem 409 when the main lecturer is no longer the one whom the caller saw */
function mainSeen(teachers: readonly Teacher[], seen: string | null): Teacher | undefined {
  const main = teachers.find(({ isMain }) => isMain);
  if ((main?.userName ?? null) === seen) return main;
  throw new Problem(
    409,
    main
      ? `${main.fullName} is the main lecturer of this course. Please look again`
      : 'This course has no main lecturer now. Please look again',
    { title: TITLE },
  );
}

const names = (teachers: readonly Teacher[]) => ({
  main: teachers.find(({ isMain }) => isMain)?.userName ?? null,
  assistants:
    teachers
      .filter(({ isMain }) => !isMain)
      .map(({ userName }) => userName)
      .join(', ') || null,
});
