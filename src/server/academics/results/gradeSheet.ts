import type { TermResult } from '#contract/academics/own-results.ts';
import { earnedText, EXEMPT } from '#rules/academics/earned.ts';
import { displayDate } from '#rules/displayDate.ts';
import type { Cell } from '../../kit/list/cells.ts';

const HEADINGS = ['Code', 'Title', 'Unit', 'CA', 'Exam', 'Total', 'Grade', 'Grade point', 'Credit point'];

/** A semester's published courses, what the student is exempted from, then the three averages. */
export async function* gradeSheet({
  published,
  exemptions,
  earned,
  previous,
  current,
  cumulative,
}: TermResult): AsyncGenerator<Cell[]> {
  yield HEADINGS;
  for (const { code, title, unit, ca, exam, total, grade, gradePoint, creditPoint, codeMeaning, resitOn } of published)
    yield [
      code,
      resitOn === null ? title : `${title} (R, ${displayDate(resitOn)})`,
      unit,
      ca,
      exam,
      total,
      grade ?? codeMeaning,
      gradePoint,
      creditPoint,
    ];
  for (const { code, title, unit } of exemptions) yield [code, title, unit, null, null, null, EXEMPT, null, null];
  for (const [name, { creditUnit, creditPoint, gradePointAverage, provisional }] of [
    ['Previous', previous],
    ['Current', current],
    ['Cumulative', cumulative],
  ] as const)
    yield [name, provisional, creditUnit, null, null, null, gradePointAverage, null, creditPoint];
  yield ['Units earned', earnedText(earned, earned.needed), earned.total];
}
