import type { Composite } from '#contract/academics/own-results.ts';
import { standingsOf, type TermStanding } from '#rules/academics/standing.ts';
import type { GradedAttempt, StudentAttempts } from './attempts.ts';
import { coverageOf } from './coverage.ts';
import { averagesOf, type Head } from './own.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';

export interface StudentInTerm {
  readonly shown: Composite['students'][number];
  readonly attempts: readonly GradedAttempt[];
  /** After the term, or after the last before it that has a result. */
  readonly last: TermStanding | undefined;
}

/** What a student had before a term, in it, and in all, as these attempts give it: those that are published, or those that a board sees. */
export function studentInTerm(
  { id, number, fullName }: Head,
  own: StudentAttempts | undefined,
  lines: readonly RowOf<'lines-of-students'>[],
  term: string,
): StudentInTerm {
  const standings = own ? standingsOf(own.attempts, own.rules).filter((each) => each.term <= term) : [];
  const last = standings.at(-1);
  const current = last?.term === term ? last : undefined;
  const previous = standings.filter((each) => each.term !== term).at(-1);
  const attempts = (own?.attempts ?? []).filter((attempt) => attempt.term === term);
  return {
    shown: {
      studentId: id,
      regNo: number,
      name: fullName,
      subjects: Object.fromEntries(
        [...Map.groupBy(attempts, ({ row }) => row.code)].map(([code, sat]) => [code, sat.map(cellOf).join(', ')]),
      ),
      ...averagesOf({ previous, current, last, term }, coverageOf(lines, own?.attempts ?? [])),
      remark: last?.status ?? null,
      carryOvers: [...(last?.carryOvers ?? [])],
    },
    attempts,
    last,
  };
}

const cellOf = ({ marks, result, isResit }: GradedAttempt): string =>
  marks.code ?? (result.total === null ? '' : `${isResit ? 'R ' : ''}${result.total} ${result.grade}`);
