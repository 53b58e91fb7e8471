import type { AnswerFilter, AnswerQuestion, AnswerQuestions, AnswerTest } from '#contract/admissions/answer-lists.ts';
import { displayDate } from '#rules/displayDate.ts';

/** A filter as it is read on the page. */
export function filterWords({ questions, rows }: AnswerQuestions, filter: AnswerFilter): string {
  const named = (path: string) => questions.find((each) => each.path === path);
  const words = (test: AnswerTest) => testWords(named(test.path), test);
  if (filter.test !== 'rows') return words(filter);
  const title = rows.find((each) => each.path === filter.path)?.title ?? filter.path;
  const where = filter.where.length > 0 ? ` with ${filter.where.map(words).join(' and ')}` : '';
  const including =
    filter.including.length > 0 ? `, of which one has ${filter.including.map(words).join(' and ')}` : '';
  return `${title}: at least ${filter.atLeast}${where}${including}`;
}

function testWords(question: AnswerQuestion | undefined, test: AnswerTest): string {
  const title = question?.title ?? test.path;
  switch (test.test) {
    case 'contains':
      return `${title}: ‘${test.words}’`;
    case 'one-of':
      return `${title}: ${test.answers.map((id) => question?.options?.find((each) => each.id === id)?.name ?? String(id)).join(' or ')}`;
    case 'range':
      return `${title}: ${rangeWords(test)}`;
    case 'answered':
      return `${title}: ${test.is ? 'answered' : 'not answered'}`;
  }
}

function rangeWords({ from, to }: Extract<AnswerTest, { test: 'range' }>): string {
  const [first, last] = [endWords(from), endWords(to)];
  if (first !== undefined && last !== undefined) return first === last ? first : `${first} to ${last}`;
  return first === undefined ? `at most ${last}` : `at least ${first}`;
}

const endWords = (end: string | number | undefined): string | undefined =>
  typeof end === 'string' ? displayDate(end) : end === undefined ? undefined : String(end);
