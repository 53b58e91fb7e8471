import type { StandingStatus } from './standing.ts';

export interface Recommended {
  /** After the semester; null without a result. */
  readonly status: StandingStatus | null;
  /** In the last semester of their final year. */
  readonly isFinalTerm: boolean;
  /** Courses without a mark, of this semester or of one before. */
  readonly missing: readonly string[];
  /** The class of their CGPA; null below the lowest. */
  readonly degreeClass: string | null;
  /** Units that the programme needs and they have not earned; null where it names no total. */
  readonly short: number | null;
}

const WAITING_LIST = 'Waits for marks';
const GRADUATION = 'To graduate';
export const SHORT_OF_UNITS = 'Short of units';

const LISTS: Readonly<Record<StandingStatus, string>> = {
  Pass: 'Pass',
  CO: 'Pass with carry-overs',
  Probation: 'Probation',
  'Withdrawal recommended': 'To withdraw',
  Pending: WAITING_LIST,
};

/** As a board reads them. Those to graduate stand first, by class. */
const ORDER = [SHORT_OF_UNITS, LISTS.Pass, LISTS.CO, LISTS.Probation, LISTS['Withdrawal recommended'], WAITING_LIST];

/** On which list a board finds a student. Nobody is recommended for anything while a mark is missing; who graduates owes nothing, units neither. */
export function listOf({ status, isFinalTerm, missing, degreeClass, short }: Recommended): string {
  if (status === null || missing.length > 0) return WAITING_LIST;
  if (status === 'Pass' && isFinalTerm && degreeClass !== null)
    return short !== null && short > 0 ? SHORT_OF_UNITS : `${GRADUATION}: ${degreeClass}`;
  return LISTS[status];
}

/** Each list that has somebody on it: to graduate from the highest class down, then as `ORDER` says. */
export function inLists<T extends { readonly list: string }>(
  students: readonly T[],
  classes: readonly string[],
): { readonly title: string; readonly students: readonly T[] }[] {
  const titles = [...classes.map((name) => `${GRADUATION}: ${name}`), ...ORDER];
  return titles
    .map((title) => ({ title, students: students.filter(({ list }) => list === title) }))
    .filter(({ students: named }) => named.length > 0);
}
