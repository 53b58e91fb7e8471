import type { Composite } from '#contract/academics/own-results.ts';
import { EXEMPT } from '#rules/academics/earned.ts';
import { standingsOf, type TermStanding } from '#rules/academics/standing.ts';
import type { GradedAttempt, StudentAttempts } from './attempts.ts';
import { coverageOf } from './coverage.ts';
import { averagesOf, earnedAfter, type Head } from './own.ts';
import { readRules } from './ruleSets.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { exemptionsOf } from '../exemptions/service.ts';

export interface StudentInTerm {
  readonly shown: Composite['students'][number];
  readonly attempts: readonly GradedAttempt[];
  /** After the term, or after the last before it that has a result. */
  readonly last: TermStanding | undefined;
}

/** Of each student of a class, those without an attempt too: credit from elsewhere counts before the first one. */
export async function knownByStudent(
  db: Queryable,
  heads: readonly Head[],
  attempted: readonly StudentAttempts[],
): Promise<Map<string, StudentAttempts>> {
  const known = new Map(attempted.map((each) => [each.studentId, each]));
  const others = heads.filter(({ id }) => !known.has(id));
  if (others.length === 0) return known;
  const rulesFor = await readRules(db);
  const ids = others.map(({ id }) => id);
  const exemptions = Map.groupBy(await exemptionsOf(db, ids), ({ studentId }) => studentId);
  for (const { id, studentTypeId, entryYear } of others)
    known.set(id, {
      studentId: id,
      rules: rulesFor(studentTypeId, entryYear),
      attempts: [],
      exemptions: exemptions.get(id) ?? [],
    });
  return known;
}

/** What a student had before a term, in it, and in all, as these attempts give it: those that are published, or those that a board sees. */
export function studentInTerm(
  head: Head,
  { rules, attempts: all, exemptions }: StudentAttempts,
  lines: readonly RowOf<'lines-of-students'>[],
  term: string,
): StudentInTerm {
  const { id, number, fullName } = head;
  const standings = standingsOf(all, rules, exemptions).filter((each) => each.term <= term);
  const last = standings.at(-1);
  const current = last?.term === term ? last : undefined;
  const previous = standings.filter((each) => each.term !== term).at(-1);
  const attempts = all.filter((attempt) => attempt.term === term);
  return {
    shown: {
      studentId: id,
      regNo: number,
      name: fullName,
      subjects: {
        ...Object.fromEntries(exemptions.map(({ code }) => [code, EXEMPT])),
        ...Object.fromEntries(
          [...Map.groupBy(attempts, ({ row }) => row.code)].map(([code, sat]) => [code, sat.map(cellOf).join(', ')]),
        ),
      },
      ...averagesOf({ previous, current, last, term }, coverageOf(lines, all)),
      remark: last?.status ?? null,
      carryOvers: [...(last?.carryOvers ?? [])],
      earned: earnedAfter({ head, rules, exemptions }, last),
    },
    attempts,
    last,
  };
}

const cellOf = ({ marks, result, isResit }: GradedAttempt): string =>
  marks.code ?? (result.total === null ? '' : `${isResit ? 'R ' : ''}${result.total} ${result.grade}`);
