import type { AnswerFilter, AnswerTest } from '#contract/admissions/answer-lists.ts';
import type { AnswerKind } from '#contract/admissions/answers.ts';
import { mistakeAt } from '../../../platform/problem.ts';
import type { Asked, AskedQuestion } from './asked.ts';

const TESTS: Readonly<Record<AnswerKind, readonly AnswerTest['test'][]>> = {
  text: ['contains', 'answered'],
  number: ['range', 'answered'],
  day: ['range', 'answered'],
  choice: ['one-of', 'answered'],
  several: ['one-of', 'answered'],
  'yes-no': ['one-of', 'answered'],
  file: ['answered'],
  group: [],
  rows: [],
  undeclared: [],
};

const TITLE = 'Invalid filter!';

/** Its answers are shown with their last digits alone. */
export const isMasked = ({ field }: Pick<AskedQuestion, 'field'>): boolean => field.format === 'nin';

/** @throws Problem 422 for what is asked in no version, stands elsewhere or is tested otherwise */
export function judgeFilters(asked: Asked, filters: readonly AnswerFilter[]): void {
  for (const filter of filters) {
    if (filter.test !== 'rows') {
      judgeTest(asked, filter, null);
      continue;
    }
    if (!asked.rows.has(filter.path)) throw notAsked();
    for (const test of [...filter.where, ...filter.including]) judgeTest(asked, test, filter.path);
  }
}

/** @throws Problem 422 for what no version asks */
export function questionAt({ questions }: Asked, path: string): AskedQuestion {
  const question = questions.get(path);
  if (!question) throw notAsked();
  return question;
}

const notAsked = () => mistakeAt('/filters', 'This programme does not ask this question', TITLE);

function judgeTest(asked: Asked, test: AnswerTest, rows: string | null): void {
  const question = questionAt(asked, test.path);
  if (question.rows !== rows) throw mistakeAt('/filters', 'This question is not one of these rows', TITLE);
  if (!TESTS[question.kind].includes(test.test))
    throw mistakeAt('/filters', `‘${question.heading}’ cannot be filtered so`, TITLE);
  if (test.test === 'range') judgeRange(question, test);
}

function judgeRange({ kind, heading }: AskedQuestion, { from, to }: Extract<AnswerTest, { test: 'range' }>): void {
  const ends = [from, to].filter((end) => end !== undefined);
  const fits = (end: string | number) =>
    kind === 'day' ? typeof end === 'string' && /^\d{4}-\d\d-\d\d$/.test(end) : typeof end === 'number';
  if (ends.length === 0 || !ends.every(fits))
    throw mistakeAt('/filters', `please enter where ‘${heading}’ begins or ends`, TITLE);
}
