import type { askExemption } from '#contract/academics/exemptions.ts';
import type { Body, Reply } from '#contract/kit/endpoint.ts';
import { andMore } from '#rules/text/andMore.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { coursesOfCodes, exemptionsOfRequest, insertExemptions, lockExempting } from './sql.ts';

const TITLE = 'Nothing was asked!';
const MOST = 60;
const NAMED = 5;

/** @returns the same for a request that is sent again. @throws Problem 409 where a course is exempted or asked for already, 422 for a code of no course */
export async function askToExempt(
  platform: Platform,
  { user, ip }: By,
  { request, studentId, answers: typed }: Body<typeof askExemption>,
): Promise<Reply<typeof askExemption>> {
  const { basis, origin, paper, courses: written } = judgeForm(platform, 'exemption', typed, TITLE);
  const codes = codesIn(written);
  const actor = actorOf(user);
  return platform.database.transaction(async (tx) => {
    const [student] = await lockExempting(tx, { studentId });
    if (!student) throw notFound('There is no such student');
    const repeated = await exemptionsOfRequest(tx, { request });
    if (repeated.some((each) => each.askedBy !== actor || each.studentId !== studentId))
      throw new Problem(409, 'This request was made for something else', { title: TITLE });
    if (repeated.length > 0) return { ids: repeated.map(({ id }) => id) };
    const courses = await coursesNamed(tx, codes, student.departmentId);
    const courseIds = courses.map(({ id }) => id);
    const given = { request, studentId, basis, origin, paper, now: platform.now(), actor, ip };
    const made = await insertExemptions(tx, { ...given, courseIds });
    const left = courses.filter(({ id }) => !made.some(({ courseId }) => courseId === id));
    if (left.length > 0)
      throw new Problem(409, `Exempted or asked for already: ${left.map(({ code }) => code).join(', ')}`, {
        title: TITLE,
      });
    return { ids: made.map(({ id }) => id) };
  });
}

/** 'mth101; GST 111' as MTH101 and GST111: a code is compared without blanks. */
function codesIn(written: string): string[] {
  const codes = written.split(/[,;\n]+/).map((code) => code.replace(/\s/g, '').toUpperCase());
  const named = [...new Set(codes.filter((code) => code !== ''))];
  if (named.length === 0) throw mistakeAt('/courses', 'please enter the codes of the courses', TITLE);
  if (named.length > MOST) throw mistakeAt('/courses', `please enter at most ${MOST} courses`, TITLE);
  return named;
}

/** @throws Problem 422 at the field, with every code that names no course, or courses of several departments */
async function coursesNamed(tx: Queryable, codes: readonly string[], departmentId: number) {
  const byKey = Map.groupBy(await coursesOfCodes(tx, { codes, departmentId }), ({ key }) => key);
  const unknown = codes.filter((code) => !byKey.has(code));
  if (unknown.length > 0)
    throw mistakeAt('/courses', `no course has the code ${andMore(unknown.slice(0, NAMED), unknown.length)}`, TITLE);
  return codes.map((code) => {
    const all = byKey.get(code)!;
    const own = all.filter(({ isOffered }) => isOffered);
    const [only, another] = own.length > 0 ? own : all;
    if (another === undefined) return only!;
    const departments = all.map(({ department }) => department).join(', ');
    throw mistakeAt('/courses', `${code} is a course of several departments: ${departments}`, TITLE);
  });
}
