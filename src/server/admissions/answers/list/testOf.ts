import type { AnswerTest } from '#contract/admissions/answer-lists.ts';
import { searchable, searchQuery } from '../../../kit/list/search.ts';
import type { AskedQuestion } from './asked.ts';
import type { Bound } from './bound.ts';
import { isMasked } from './judgeFilters.ts';

const NOTHING = `('null', '""', '[]')`;

/** @param value SQL of what is stored, as JSON; null where nothing is */
export const isAnswered = (value: string): string => `coalesce(${value}, 'null') not in ${NOTHING}`;

const textOf = (value: string): string => `(${value}) #>> '{}'`;

/** What a test says of one stored answer, as SQL that is true, false or null. */
export function testOf(
  question: Pick<AskedQuestion, 'kind' | 'field'>,
  test: AnswerTest,
  value: string,
  values: Bound,
): string {
  switch (test.test) {
    case 'answered':
      return test.is ? isAnswered(value) : `not ${isAnswered(value)}`;
    case 'one-of':
      return `exists (select from jsonb_path_query(${value}, '$[*]') as one (answer) where ${values.say('jsonb', test.answers)} @> one.answer)`;
    case 'range':
      return rangeOf(question.kind === 'day' ? 'text' : 'numeric', test, value, values);
    case 'contains':
      return isMasked(question) ? isWhole(test.words, value, values) : hasWords(test.words, textOf(value), values);
  }
}

function rangeOf(
  type: 'text' | 'numeric',
  { from, to }: Extract<AnswerTest, { test: 'range' }>,
  value: string,
  values: Bound,
): string {
  const measured = type === 'text' ? `${textOf(value)} collate "C"` : `answer_number(${value})`;
  const ends = [
    ...(from === undefined ? [] : [`${measured} >= ${values.say(type, from)}`]),
    ...(to === undefined ? [] : [`${measured} <= ${values.say(type, to)}`]),
  ];
  return ends.join(' and ');
}

/** Whoever knows a number whole finds it; parts of it are shown to nobody, so nobody finds by them. */
const isWhole = (words: string, value: string, values: Bound): string =>
  `${textOf(value)} = ${values.say('text', words.replace(/[\s-]/g, ''))}`;

/** What has no letter and no figure is searched as it stands. */
function hasWords(words: string, text: string, values: Bound): string {
  const query = searchQuery(words);
  if (query === '') return `strpos(searchable(${text}), searchable(${values.say('text', words.trim())})) > 0`;
  return `${searchable(text)} @@ to_tsquery('simple', ${values.say('text', query)})`;
}
