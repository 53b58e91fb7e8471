import type { AnswerFilter, AnswerTest, RowsFilter } from '#contract/admissions/answer-lists.ts';
import type { Condition } from '../../../kit/list/scope.ts';
import { partsOf, type Asked } from './asked.ts';
import { bound, type Bound } from './bound.ts';
import { judgeFilters } from './judgeFilters.ts';
import { holding, holdingAll, jsonPathOf } from './paths.ts';
import { isAnswered, testOf } from './testOf.ts';

/** More alternatives take the index longer than they spare. */
const MOST_ALTERNATIVES = 40;

/**
 * What the filters say of an application `a`, as SQL over its stored sections. Filters of one section are one look at it, so that the
 * index joins them. @throws Problem 422 for a question that no version asks, and a filter that does not fit it
 */
export function conditionOf(asked: Asked, filters: readonly AnswerFilter[]): Condition {
  judgeFilters(asked, filters);
  const values = bound('f');
  const isMissing = (filter: AnswerFilter) => filter.test === 'answered' && !filter.is;
  const present = Map.groupBy(
    filters.filter((each) => !isMissing(each)),
    ({ path }) => partsOf(path).section,
  );
  const sql = [
    ...[...present].map(
      ([section, own]) =>
        `exists (${lookAt(section, values)} and ${own.map((each) => ofSection(asked, each, values)).join(' and ')})`,
    ),
    ...filters
      .filter(isMissing)
      .map(
        ({ path }) => `not exists (${lookAt(partsOf(path).section, values)} and ${isAnswered(valueAt(path, values))})`,
      ),
  ];
  return { sql: sql.join(' and ') || 'true', parameters: values.parameters, values: values.values };
}

const lookAt = (section: string, values: Bound): string =>
  `select from application_section s where s.application_id = a.id and s.section = ${values.say('text', section)}`;

const valueAt = (path: string, values: Bound): string => `s.answers #> ${values.say('text[]', partsOf(path).names)}`;

function ofSection(asked: Asked, filter: AnswerFilter, values: Bound): string {
  if (filter.test === 'rows') return ofRows(asked, filter, values);
  const { kind, fields } = asked.questions.get(filter.path)!;
  if (filter.test === 'one-of') {
    const isSeveral = kind === 'several' || fields.some(({ items }) => items);
    const alternatives = filter.answers.flatMap((answer) => [
      holding(asked, filter.path, answer),
      ...(isSeveral ? [holding(asked, filter.path, [answer])] : []),
    ]);
    return holds(alternatives, values);
  }
  return testOf(asked.questions.get(filter.path)!, filter, valueAt(filter.path, values), values);
}

const holds = (alternatives: readonly object[], values: Bound): string =>
  `(${alternatives.map((each) => `s.answers @> ${values.say('jsonb', each)}`).join(' or ')})`;

function ofRows(asked: Asked, { path, atLeast, where, including }: RowsFilter, values: Bound): string {
  const { uniqueBy } = asked.rows.get(path)!;
  const all = (tests: readonly AnswerTest[]) => tests.map((test) => ofRow(asked, path, test, values)).join(' and ');
  const counted = uniqueBy === undefined ? '*' : `distinct r.answers -> ${values.say('text', uniqueBy)}`;
  const found = `(select count(${counted}) >= ${values.say('int4', atLeast)}${
    including.length > 0 ? ` and coalesce(bool_or(${all(including)}), false)` : ''
  } from jsonb_path_query(s.answers, ${values.say('text', jsonPathOf(asked, path))}::jsonpath) as r (answers)${
    where.length > 0 ? ` where ${all(where)}` : ''
  })`;
  return [...oneRow(asked, [...where, ...including], values), found].join(' and ');
}

/** What the index knows of a row that must be there. */
function oneRow(asked: Asked, tests: readonly AnswerTest[], values: Bound): string[] {
  const chosen = tests.filter((test) => test.test === 'one-of').filter(({ path }) => isSingle(asked, path));
  const alternatives = chosen.reduce<{ path: string; answer: unknown }[][]>(
    (before, { path, answers }) => before.flatMap((row) => answers.map((answer) => [...row, { path, answer }])),
    [[]],
  );
  if (chosen.length === 0 || alternatives.length > MOST_ALTERNATIVES) return [];
  return [
    holds(
      alternatives.map((row) => holdingAll(asked, row)),
      values,
    ),
  ];
}

const isSingle = ({ questions }: Asked, path: string): boolean =>
  questions.get(path)!.fields.every(({ items }) => !items);

function ofRow(asked: Asked, rows: string, test: AnswerTest, values: Bound): string {
  const names = test.path.slice(rows.length + 1).split('/');
  return testOf(asked.questions.get(test.path)!, test, `r.answers #> ${values.say('text[]', names)}`, values);
}
