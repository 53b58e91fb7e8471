/** What stands in place of a mark. ABS counts 0; SICK and EX are outside the GPA; I and NR wait for a mark; MAL is withheld. */
export const SCORE_CODES = ['ABS', 'SICK', 'EX', 'I', 'NR', 'MAL'] as const;
export type ScoreCode = (typeof SCORE_CODES)[number];

export const CODE_MEANINGS: Readonly<Record<ScoreCode, string>> = {
  ABS: 'Absent',
  SICK: 'Sick',
  EX: 'Exempted',
  I: 'Incomplete',
  NR: 'Not reported',
  MAL: 'Withheld: examination malpractice',
};

export const ATTEMPT_RULES = ['all', 'best', 'last'] as const;
export type AttemptRule = (typeof ATTEMPT_RULES)[number];

/** Of a first mark and its resit in the same session. */
export const RESIT_RULES = ['both', 'last', 'best'] as const;
export type ResitRule = (typeof RESIT_RULES)[number];

/** Units of an exemption count to the total that a degree needs, or stand apart from it. */
export const EXEMPT_UNIT_RULES = ['count', 'apart'] as const;
export type ExemptUnitRule = (typeof EXEMPT_UNIT_RULES)[number];

/** From and to are whole totals, both among it; points are in hundredths. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly grade: string;
  readonly points: number;
}

/** `from` is a CGPA in hundredths. */
export interface DegreeClass {
  readonly from: number;
  readonly name: string;
}

/** How marks become grades, a CGPA and a class, for who entered in its sessions. */
export interface RuleSet {
  readonly name: string;
  readonly version: number;
  readonly bands: readonly Band[];
  readonly passMark: number;
  readonly caWeight: number;
  readonly examWeight: number;
  readonly attempts: AttemptRule;
  readonly resits: ResitRule;
  /** The highest total that a resit counts as; null for any. */
  readonly resitCap: number | null;
  readonly exemptUnits: ExemptUnitRule;
  readonly classes: readonly DegreeClass[];
  /** A CGPA in hundredths, below which a student is on probation. */
  readonly probation: number;
}

/** What is wrong with a rule set's bands: they hold each total from 0 to 100 once. */
export function bandMistake(bands: readonly Band[]): string | undefined {
  for (let total = 0; total <= 100; total += 1) {
    const holding = bands.filter(({ from, to }) => from <= total && total <= to).length;
    if (holding !== 1) return holding === 0 ? `No band holds ${total}` : `More than one band holds ${total}`;
  }
  return undefined;
}

/** The class of a CGPA as it is printed; undefined below the lowest. */
export const classOf = ({ classes }: Pick<RuleSet, 'classes'>, cgpa: number): string | undefined =>
  classes.toSorted((one, other) => other.from - one.from).find(({ from }) => cgpa >= from)?.name;
