import type { Composite, StudentClassInfo } from '#contract/academics/own-results.ts';
import type { Query } from '#contract/kit/endpoint.ts';
import type { studentsCompositeResults } from '#contract/academics/own-results.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { notFound } from '../../platform/problem.ts';
import { attemptsOf, termOf } from './attempts.ts';
import { knownByStudent, studentInTerm } from './classTerm.ts';
import { cgpaOf, knownOf, shownAttempts, shownHead } from './own.ts';
import { leadsLevel } from './sql/reach.ts';
import { linesOfStudents } from './sql/standings.ts';
import { headOfStudent, headsOfLevel, placeNames } from './sql/students.ts';

interface Level {
  readonly departmentId: number;
  readonly levelId: number;
}

async function requireLevel(db: Queryable, { userId, claims }: User, level: Level): Promise<void> {
  if (claims.has('senate') || claims.has('publish-results')) return;
  const [leads] = await leadsLevel(db, { userId, ...level });
  if (!leads) throw notFound('The results of this level are open to its adviser, its head and its dean');
}

/** What is published of a level's students in a semester, with what they had before it. @throws Problem 404 for who has no office there */
export async function compositeOf(
  db: Queryable,
  user: User,
  { departmentId, levelId, sessionId, semesterId }: Query<typeof studentsCompositeResults>,
): Promise<Composite> {
  await requireLevel(db, user, { departmentId, levelId });
  const [names] = await placeNames(db, { departmentId, sessionId, semesterId });
  if (!names) throw notFound('There is no such department, session or semester');
  const heads = await headsOfLevel(db, { departmentId, levelId, sessionId });
  const studentIds = heads.map(({ id }) => id);
  const known = await knownByStudent(db, heads, await attemptsOf(db, studentIds));
  const term = termOf({ session: names.session, semesterId });
  const lines = Map.groupBy(await linesOfStudents(db, { studentIds }), ({ studentId }) => studentId);
  const students = heads.map((head) => studentInTerm(head, known.get(head.id)!, lines.get(head.id) ?? [], term));
  const courses = new Map(students.flatMap(({ attempts }) => attempts).map(({ row }) => [row.code, row]));
  const { faculty, department, session, semester } = names;
  return {
    faculty,
    department,
    session,
    semester,
    level: levelId,
    courses: [...courses.values()]
      .map(({ code, unit, title }) => ({ courseCode: code, courseUnit: unit, courseTitle: title }))
      .toSorted((one, other) => (one.courseCode < other.courseCode ? -1 : 1)),
    students: students.map(({ shown }) => shown),
  };
}

/** @throws Problem 404 for a student who is not there, and for who has no office over their level */
export async function classInfoOf(db: Queryable, user: User, studentId: string): Promise<StudentClassInfo> {
  const [head] = await headOfStudent(db, { studentId });
  if (!head) throw notFound('There is no such student');
  await requireLevel(db, user, { departmentId: head.departmentId, levelId: head.levelId });
  const known = await knownOf(db, head);
  const { lines, attempts, rules } = known;
  const { terms, cgpa, class: degreeClass, provisional, earned, exemptions } = cgpaOf(known);
  return {
    ...shownHead(head),
    coursesUploaded: attempts.filter(({ isResit }) => !isResit).length,
    totalCoursesRegistered: lines.length,
    semestersCount: terms.length,
    sessionsCount: new Set(lines.map(({ sessionId }) => sessionId)).size,
    cgpa,
    class: degreeClass,
    provisional,
    terms,
    attempts: shownAttempts(attempts, rules),
    earned,
    exemptions,
  };
}
