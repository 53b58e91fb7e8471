import type { OfClass as Of } from '#contract/academics/own-results.ts';
import type { Static } from 'typebox';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { notFound } from '../../platform/problem.ts';
import { termOf, type Reader } from './attempts.ts';
import { leadsDepartment } from './sql/reach.ts';
import { linesOfStudents } from './sql/standings.ts';
import { headsOfLevel, placeNames } from './sql/students.ts';

export type OfClass = Static<typeof Of>;
export type ClassLine = Awaited<ReturnType<typeof classLines>>['lines'][number];

export const readerOf = ({ userId, claims }: User): Reader => ({
  userId,
  isAll: claims.has('senate') || claims.has('publish-results'),
});

/** @throws Problem 404: a 403 would lead them off the page */
export async function requireOffice(db: Queryable, user: User, departmentId: number): Promise<void> {
  if (readerOf(user).isAll) return;
  const [leads] = user.claims.has('approve-results')
    ? await leadsDepartment(db, { userId: user.userId, departmentId })
    : [];
  if (!leads) throw notFound('Results before approval are open to the head, the dean, senate and the registry');
}

/** Who is in the class, and every course of theirs. @throws Problem 404 without such a department, session or semester */
export async function classLines(db: Queryable, { departmentId, levelId, sessionId, semesterId }: OfClass) {
  const [names] = await placeNames(db, { departmentId, sessionId, semesterId });
  if (!names) throw notFound('There is no such department, session or semester');
  const heads = await headsOfLevel(db, { departmentId, levelId, sessionId });
  const studentIds = heads.map(({ id }) => id);
  const lines = (await linesOfStudents(db, { studentIds })).map((line) => ({ ...line, term: termOf(line) }));
  const term = termOf({ session: names.session, semesterId });
  return { names, heads, lines, term, ofTerm: lines.filter((line) => line.term === term) };
}
