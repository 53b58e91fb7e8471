import { provisionalText } from '#rules/academics/provisional.ts';
import { termOf, type GradedAttempt } from './attempts.ts';

interface Line {
  readonly id: string;
  readonly session: string;
  readonly semesterId: number;
}

/** What the averages of a student are made of, semester by semester. */
export interface StudentCoverage {
  /** Of a semester's GPA: 'provisional, 2 of 8 courses', or null. */
  of(term: string): string | null;
  /** Of a CGPA, class and standing after a semester. */
  upTo(term: string): string | null;
}

/** @param lines every course that the student is registered for @param attempts those of them that count by now */
export function coverageOf(lines: readonly Line[], attempts: readonly GradedAttempt[]): StudentCoverage {
  const counted = new Set(attempts.map(({ row }) => row.lineId));
  const semesters = [...Map.groupBy(lines, termOf)].map(([term, own]) => ({
    term,
    counted: own.filter(({ id }) => counted.has(id)).length,
    courses: own.length,
  }));
  return {
    of: (wanted) => provisionalText(semesters.filter(({ term }) => term === wanted)),
    upTo: (wanted) => provisionalText(semesters.filter(({ term }) => term <= wanted)),
  };
}
