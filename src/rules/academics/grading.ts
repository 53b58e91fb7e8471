import { roundedHalfUp } from './rounding.ts';
import type { RuleSet, ScoreCode } from './ruleSet.ts';

/** In hundredths; null where nothing is entered, which is never 0. */
export interface Marks {
  readonly ca: number | null;
  readonly exam: number | null;
  readonly code: ScoreCode | null;
}

export const NO_MARKS: Marks = { ca: null, exam: null, code: null };

/** `outside` the GPA for good; `waiting` for a mark; `withheld` until the college has decided. */
export type Bearing = 'counts' | 'outside' | 'waiting' | 'withheld';

export interface Graded {
  readonly bearing: Bearing;
  /** Whole, of 100; null where there is none. */
  readonly total: number | null;
  readonly grade: string | null;
  /** Per unit, in hundredths; null outside the GPA. */
  readonly points: number | null;
  readonly isPass: boolean;
}

const BEARINGS: Readonly<Record<ScoreCode, Bearing>> = {
  ABS: 'counts',
  SICK: 'outside',
  EX: 'outside',
  I: 'waiting',
  NR: 'waiting',
  MAL: 'withheld',
};

/** Nothing is left to enter: it has both marks, or a code. */
export const isComplete = ({ ca, exam, code }: Marks): boolean => code !== null || (ca !== null && exam !== null);

/** CA and examination are added, then rounded half up once to a whole number: 12.5 and 57 are 70. */
export function totalOf({ ca, exam, code }: Marks): number | null {
  if (code === 'ABS') return 0;
  return code !== null || ca === null || exam === null ? null : roundedHalfUp(ca + exam, 100);
}

export function graded(marks: Marks, { bands, passMark }: Pick<RuleSet, 'bands' | 'passMark'>): Graded {
  const total = totalOf(marks);
  const bearing = marks.code ? BEARINGS[marks.code] : total === null ? 'waiting' : 'counts';
  if (total === null || bearing !== 'counts') return { bearing, total: null, grade: null, points: null, isPass: false };
  return gradedTotal(total, { bands, passMark });
}

function gradedTotal(total: number, { bands, passMark }: Pick<RuleSet, 'bands' | 'passMark'>): Graded {
  const band = bands.find(({ from, to }) => from <= total && total <= to);
  if (!band) throw new Error(`No band holds ${total}`);
  return { bearing: 'counts', total, grade: band.grade, points: band.points, isPass: total >= passMark };
}

/** A resit has one mark, of 100, in hundredths; it counts as no more than the rules allow. */
export const gradedResit = (mark: number, rules: Pick<RuleSet, 'bands' | 'passMark' | 'resitCap'>): Graded =>
  gradedTotal(Math.min(roundedHalfUp(mark, 100), rules.resitCap ?? 100), rules);

/** What a computer-based test gave, of the weight of its component: 85 of 100 into 70 is 60. */
export const scaled = (score: number, outOf: number, weight: number): number => roundedHalfUp(score * weight, outOf);
