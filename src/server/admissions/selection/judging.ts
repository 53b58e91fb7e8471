import {
  doubtsOf,
  findingsOf,
  type CandidateRecord,
  type Doubt,
  type Finding,
  type Graded,
} from '#rules/admissions/eligibility.ts';
import type { Requirement } from '#rules/admissions/requirement.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { GRADE_NAMES, O_LEVEL_NAMES, UTME_NAMES } from '../requirements/service.ts';

type CandidateRow = RowOf<'selection-candidates'>;

interface Result {
  readonly subjectId?: number;
  readonly gradeId?: number;
}

/** As the rules judge it. */
const recordOf = (row: CandidateRow): CandidateRecord => ({
  hasApplied: row.hasApplied,
  isReached: row.addresses === 1 || row.hasContact,
  utmeSubjects: (row.subjects as readonly { readonly subjectId: number }[]).map(
    ({ subjectId }) => UTME_NAMES.get(subjectId) ?? '',
  ),
  utme: row.utmeScore,
  screening: row.putmeScore,
  sittings: (row.sittings as readonly (readonly Result[] | null)[]).map((results) => (results ?? []).flatMap(graded)),
  bornOn: row.bornOn,
});

function graded({ subjectId, gradeId }: Result): Graded[] {
  const [subject, grade] = [O_LEVEL_NAMES.get(Number(subjectId)), GRADE_NAMES.get(Number(gradeId))];
  return subject && grade ? [{ subject, grade }] : [];
}

/** On 30 September of the year in which the session begins, as JAMB counts it. @param session '2026/2027' */
const ageDay = (session: string): string => `${session.slice(0, 4)}-09-30`;

export interface Clarity {
  readonly findings: readonly Finding[];
  readonly doubts: readonly Doubt[];
  /** Whether there is a doubt that no officer's word covers. */
  readonly isUnclear: boolean;
}

export function clarityOf(row: CandidateRow, requirement: Requirement | undefined, session: string): Clarity {
  const findings = findingsOf(recordOf(row), requirement, ageDay(session));
  const doubts = doubtsOf(findings);
  const excepted = row.excepted as readonly string[];
  return { findings, doubts, isUnclear: doubts.some((doubt) => !excepted.includes(doubt)) };
}
