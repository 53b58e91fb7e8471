import { qualified } from './academics/provisional.ts';

/** Of five grade points. */
const LEAST_CGPA_HUNDREDTHS = 250;
const LEAST_CREDITS = 5;

export interface Wishing {
  /** Null before results are published. */
  readonly cgpaHundredths: number | null;
  /** What the CGPA says of itself until all behind it is published. */
  readonly provisional: string | null;
  /** Null where the college has no O-Level result of the student. */
  readonly credits: number | null;
  readonly isFinalYear: boolean;
  /** Whether a department is chosen, whose places can be counted. */
  readonly hasChosen: boolean;
  /** Null where no number of places is set. */
  readonly placesLeft: number | null;
}

export interface Check {
  readonly words: string;
  /** Null where the college cannot say, and the offices look themselves. */
  readonly met: boolean | null;
}

/** The student reads it, or the offices that decide. */
export type Reader = 'student' | 'office';

/** What a student must have to apply for another department: each with what stands, in words. */
export function departmentChangeChecks(
  { cgpaHundredths, provisional, credits, isFinalYear, hasChosen, placesLeft }: Wishing,
  reader: Reader,
): Check[] {
  const say = (student: string, office: string) => (reader === 'student' ? student : office);
  const cgpa = (cgpaHundredths ?? 0) / 100;
  return [
    {
      words:
        cgpaHundredths === null
          ? `A CGPA of 2.50 or more: ${say('no results of yours are', 'no results are')} published yet`
          : `A CGPA of 2.50 or more: ${say('yours is', 'it is')} ${qualified(cgpa.toFixed(2), provisional)}`,
      met: cgpaHundredths !== null && cgpaHundredths >= LEAST_CGPA_HUNDREDTHS,
    },
    {
      words:
        credits === null
          ? `Credits in five O-Level subjects: the college has no ${say('result of yours, and the head looks at it', 'result')}`
          : `Credits in five O-Level subjects: ${say('you have', 'the student has')} ${credits}`,
      met: credits === null ? null : credits >= LEAST_CREDITS,
    },
    { words: say('You are not in your final year', 'Not in the final year'), met: !isFinalYear },
    { words: placesIn(hasChosen, placesLeft), met: placesLeft === null ? null : placesLeft > 0 },
  ];
}

function placesIn(hasChosen: boolean, left: number | null): string {
  if (!hasChosen) return 'A place in the department that you choose: it is counted when you apply';
  if (left === null) return 'A place in the department: no number is set, and its head decides';
  if (left <= 0) return 'A place in the department: none is left';
  return `A place in the department: ${left === 1 ? 'one is' : `${left} are`} left`;
}

export const mayApply = (checks: readonly Check[]): boolean => checks.every(({ met }) => met !== false);
