/** A band of a rule set: marks from `from` up to the next band. Points are in hundredths. */
export interface Band {
  readonly from: number;
  readonly grade: string;
  readonly points: number;
}

/** Of a student type whose rule set nobody has published yet: the National Universities Commission's five points. */
export const USUAL_BANDS: readonly Band[] = [
  { from: 70, grade: 'A', points: 500 },
  { from: 60, grade: 'B', points: 400 },
  { from: 50, grade: 'C', points: 300 },
  { from: 45, grade: 'D', points: 200 },
  { from: 40, grade: 'E', points: 100 },
  { from: 0, grade: 'F', points: 0 },
];

export const USUAL_PASS_MARK = 40;

/** The highest band that the mark reaches. @throws Error where no band begins at nought */
export function bandOf(bands: readonly Band[], total: number): Band {
  const [band] = bands.filter(({ from }) => from <= total).toSorted((one, other) => other.from - one.from);
  if (!band) throw new Error(`No band holds ${total}`);
  return band;
}

/** Grades are compared by their points; a grade that the rule set does not know is never reached. */
export const reaches = (bands: readonly Band[], total: number, grade: string): boolean =>
  bandOf(bands, total).points >= (bands.find((band) => band.grade === grade)?.points ?? Infinity);
