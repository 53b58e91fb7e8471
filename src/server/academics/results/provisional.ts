import type { ClassUnderWay, ProvisionalBroadsheet } from '#contract/academics/provisional.ts';
import { SHEET } from '#contract/academics/states.ts';
import { earnedText, unitsShort } from '#rules/academics/earned.ts';
import { inLists, listOf, SHORT_OF_UNITS } from '#rules/academics/recommendation.ts';
import { remarkText } from '#rules/academics/remarkText.ts';
import { CODE_MEANINGS } from '#rules/academics/ruleSet.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { notFound } from '../../platform/problem.ts';
import { lastLevelOf } from '../../students/promotions/service.ts';
import { submittedAttemptsOf, type StudentAttempts } from './attempts.ts';
import { classLines, readerOf, requireOffice, type ClassLine, type OfClass } from './boardClass.ts';
import { knownByStudent, studentInTerm } from './classTerm.ts';
import { decidedOn, type Lists } from './decidedOn.ts';
import { className, type Head } from './own.ts';
import { publicationOf } from './levelPublication.ts';
import { readRules, type BoundRules } from './ruleSets.ts';
import { statusOf } from './sheet.ts';
import { decisionsOfClass } from './sql/boardDecisions.ts';
import * as reach from './sql/reach.ts';

/** Classes that the caller's office decides on next, or some day. */
export const classesFor = async (db: Queryable, user: User): Promise<ClassUnderWay[]> =>
  readerOf(user).isAll || user.claims.has('approve-results') ? reach.classesUnderWay(db, readerOf(user)) : [];

/**
 * What a board decides on: a level as it would stand if what is submitted were published, by the same functions. A mark on a sheet that the
 * reader may not see is missing on it. @throws Problem 404 for who has no office there, and once all of it is published
 */
export async function provisionalOf(db: Queryable, user: User, of: OfClass): Promise<ProvisionalBroadsheet> {
  await requireOffice(db, user, of.departmentId);
  const { names, heads, lines, term, ofTerm } = await classLines(db, of);
  const studentIds = heads.map(({ id }) => id);
  if (ofTerm.every(({ state }) => state === SHEET.published))
    throw notFound('All of it is published, or nothing is registered. See the broadsheet of results');
  const known = await knownByStudent(db, heads, await submittedAttemptsOf(db, studentIds, readerOf(user)));
  const rulesFor = await readRules(db);
  const linesOf = Map.groupBy(
    lines.filter((line) => line.term <= term),
    ({ studentId }) => studentId,
  );
  const taking = heads.filter(({ id }) => linesOf.get(id)?.some((line) => line.term === term));
  const groups = Map.groupBy(
    taking.map((head) => ({ head, rules: rulesFor(head.studentTypeId, head.entryYear) })),
    ({ head, rules }) => `${head.programmeId} ${rules.id}`,
  );
  const { faculty, department, session, semester, isLastSemester } = names;
  const decisions = await decisionsOfClass(db, of);
  const sheets = [...groups.values()].map((group) => {
    const judged = group.map(({ head, rules }) =>
      judgedStudent({ head, rules, own: known.get(head.id)!, lines: linesOf.get(head.id)!, term, isLastSemester }),
    );
    return decidedOn(sheetOf(judged, group[0]!), { of, user, decisions, lines: judged.flatMap((each) => each.lines) });
  });
  return {
    faculty,
    department,
    session,
    semester,
    level: of.levelId,
    sheets,
    publication: user.claims.has('publish-results') ? publicationOf(sheets, ofTerm) : null,
  };
}

interface Judging {
  readonly head: Head & { readonly isFinalYear: boolean };
  readonly rules: BoundRules;
  readonly own: StudentAttempts;
  readonly lines: readonly ClassLine[];
  readonly term: string;
  readonly isLastSemester: boolean;
}

type Judged = ReturnType<typeof judgedStudent>;

function judgedStudent({ head, rules, own, lines, term, isLastSemester }: Judging) {
  const { shown, last } = studentInTerm(head, own, lines, term);
  const attempts = new Map(own.attempts.map((attempt) => [attempt.row.lineId, attempt]));
  const missing = lines.flatMap((line) => {
    const attempt = attempts.get(line.id);
    if (attempt?.bearing === 'waiting' || attempt?.bearing === 'withheld')
      return [`${line.code}: ${CODE_MEANINGS[attempt.marks.code ?? 'I']}`];
    return attempt ? [] : [`${line.code}: ${line.state === SHEET.published ? 'Has no mark' : statusOf(line.state)}`];
  });
  const isFinalTerm =
    isLastSemester && (head.isFinalYear || head.levelId >= lastLevelOf(head.studentTypeId, head.programme));
  const status = last?.status ?? null;
  const degreeClass = className(rules, last);
  return {
    lines: lines.filter((line) => line.term === term),
    attempts,
    student: {
      ...shown,
      missing,
      list: listOf({ status, isFinalTerm, missing, degreeClass, short: unitsShort(shown.earned, head.unitsNeeded) }),
    },
  };
}

function sheetOf(
  judged: readonly Judged[],
  { head, rules }: { readonly head: Head; readonly rules: BoundRules },
): Lists {
  const students = judged.map(({ student }) => student);
  const byCode = Map.groupBy(
    judged.flatMap(({ lines, attempts }) => lines.map((line) => ({ ...line, isMarked: attempts.has(line.id) }))),
    ({ code }) => code,
  );
  return {
    programmeId: head.programmeId,
    programme: head.programme,
    ruleSetId: rules.id,
    rules: rules.name,
    courses: [...byCode.values()]
      .map((lines) => ({
        courseCode: lines[0]!.code,
        courseUnit: lines[0]!.unit,
        courseTitle: lines[0]!.title,
        status: [...new Set(lines.map(({ state }) => statusOf(state)))].join(', '),
        students: lines.length,
        marked: lines.filter(({ isMarked }) => isMarked).length,
      }))
      .toSorted((one, other) => (one.courseCode < other.courseCode ? -1 : 1)),
    students,
    recommendations: inLists(
      students,
      rules.classes.toSorted((one, other) => other.from - one.from).map(({ name }) => name),
    ).map(({ title, students: named }) => ({
      title,
      students: named.map(({ regNo, name, missing, remark, carryOvers, cumulative, earned, list }) => ({
        regNo,
        name,
        detail:
          missing.length > 0
            ? `${remarkText({ remark, carryOvers })}; ${missing.join('; ')}`
            : [
                cumulative.gradePointAverage ?? '-',
                remarkText({ remark, carryOvers }),
                ...(list === SHORT_OF_UNITS || earned.exempt > 0 ? [earnedText(earned, earned.needed)] : []),
              ].join(', '),
      })),
    })),
  };
}
