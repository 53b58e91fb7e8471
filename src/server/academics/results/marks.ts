import type { ScoreMarks } from '#contract/academics/result-sheets.ts';
import { hundredthsOf } from '#rules/academics/rounding.ts';
import type { Marks } from '#rules/academics/grading.ts';
import type { ScoreCode } from '#rules/academics/ruleSet.ts';

interface Stored {
  readonly ca: number | null;
  readonly exam: number | null;
  readonly code: string | null;
}

export const marksOf = ({ ca, exam, code }: Stored): Marks => ({ ca, exam, code: code as ScoreCode | null });

const shown = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);

/** As the contract has them. */
export const shownMarks = ({ ca, exam, code }: Marks): ScoreMarks => ({ ca: shown(ca), exam: shown(exam), code });

export const sameMarks = (one: Marks, other: Marks): boolean =>
  one.ca === other.ca && one.exam === other.exam && one.code === other.code;

interface Weights {
  readonly caWeight: number;
  readonly examWeight: number;
}

/** What was typed in hundredths, or why it cannot stand. */
export function judged(
  { ca, exam, code }: ScoreMarks,
  { caWeight, examWeight }: Weights,
): { readonly marks: Marks } | { readonly mistake: string } {
  const [test, paper] = [inHundredths(ca), inHundredths(exam)];
  if (test === undefined || paper === undefined) return { mistake: 'A mark has at most two decimals' };
  if (test !== null && test > caWeight * 100) return { mistake: `The most for CA is ${caWeight}` };
  if (paper !== null && paper > examWeight * 100) return { mistake: `The most for the examination is ${examWeight}` };
  if (test !== null && test < 0) return { mistake: 'A mark is not below 0' };
  if (paper !== null && paper < 0) return { mistake: 'A mark is not below 0' };
  return { marks: { ca: test, exam: paper, code } };
}

const inHundredths = (mark: number | null): number | null | undefined => (mark === null ? null : hundredthsOf(mark));

const FIELDS = ['ca', 'exam', 'code'] as const;

/**
 * What the editor changed of `base` is merged into what stands now, field by field. Undefined where somebody else changed
 * the same field to something else meanwhile: nobody's mark is overwritten unseen.
 */
export function merged(base: Marks, wanted: Marks, now: Marks): Marks | undefined {
  const result: Record<string, unknown> = { ...now };
  for (const field of FIELDS) {
    if (wanted[field] === base[field] || wanted[field] === now[field]) continue;
    if (now[field] !== base[field]) return undefined;
    result[field] = wanted[field];
  }
  return result as unknown as Marks;
}
