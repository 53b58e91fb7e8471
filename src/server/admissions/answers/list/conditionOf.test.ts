import { expect, test } from 'vitest';
import type { AnswerFilter } from '#contract/admissions/answer-lists.ts';
import { PROGRAMMES } from '../../../../../tests/support/programmes.ts';
import { askedIn } from './asked.ts';
import { conditionOf } from './conditionOf.ts';
import { NEWEST_FIRST, orderOf } from './orderOf.ts';
import { readFilters } from './readFilters.ts';

const asked = askedIn([PROGRAMMES.find(({ id }) => id === 'post-utme')!]);
const SUBJECTS = 'o-level-result/oLevelInfo/subjects';

/** The values stand where the text says them. */
function said(...filters: readonly AnswerFilter[]): string {
  const { sql, values } = conditionOf(asked, filters);
  return sql.replace(/\$(\w+)(::\w+(\[\])?)+/g, (_, name: string) => JSON.stringify(values[name]));
}

test('a chosen answer is looked up in its section, by what the index knows', () => {
  expect(said({ path: 'personal-details/genderId', test: 'one-of', answers: [2, 3] })).toBe(
    'exists (select from application_section s where s.application_id = a.id and s.section = "personal-details"' +
      ' and (s.answers @> {"genderId":2} or s.answers @> {"genderId":3}))',
  );
});

test('filters of one section are one look at it, and what is missing may have no section at all', () => {
  const text = said(
    { path: 'personal-details/genderId', test: 'one-of', answers: [2] },
    { path: 'personal-details/nin', test: 'answered', is: false },
    { path: 'personal-details/stateId', test: 'one-of', answers: [19] },
  );
  expect(text.match(/exists \(/g)).toHaveLength(2);
  expect(text).toContain('(s.answers @> {"genderId":2}) and (s.answers @> {"stateId":19})');
  expect(text).toContain(
    'not exists (select from application_section s where s.application_id = a.id and s.section = "personal-details"',
  );
});

test('five credits with Mathematics: subjects are counted once over all sittings, and one row is Mathematics', () => {
  const text = said({
    path: SUBJECTS,
    test: 'rows',
    atLeast: 5,
    where: [{ path: `${SUBJECTS}/gradeId`, test: 'one-of', answers: [1, 2] }],
    including: [{ path: `${SUBJECTS}/subjectId`, test: 'one-of', answers: [2] }],
  });
  expect(text).toContain('s.answers @> {"oLevelInfo":[{"subjects":[{"gradeId":1,"subjectId":2}]}]}');
  expect(text).toContain('s.answers @> {"oLevelInfo":[{"subjects":[{"gradeId":2,"subjectId":2}]}]}');
  expect(text).toContain('count(distinct r.answers -> "subjectId") >= 5 and coalesce(bool_or(');
  expect(text).toContain(String.raw`jsonb_path_query(s.answers, "$.\"oLevelInfo\"[*].\"subjects\"[*]")`);
});

test('a range is of numbers or of days, and no value becomes text of SQL', () => {
  const hostile = "'; drop table application; --";
  const { sql, values } = conditionOf(asked, [
    { path: 'programme/utmeScore', test: 'range', from: 200, to: 250.5 },
    { path: 'personal-details/dateOfBirth', test: 'range', to: '2010-12-31' },
    { path: 'personal-details/homeTown', test: 'contains', words: hostile },
  ]);
  expect(sql).not.toContain('drop');
  expect(sql).toContain('answer_number(');
  expect(sql).toContain('collate "C" <=');
  expect(Object.values(values)).toEqual(
    expect.arrayContaining(['200', '250.5', '2010-12-31', 'drop:* & table:* & application:*']),
  );
});

test.each<[string, AnswerFilter]>([
  ['a question of no version', { path: 'personal-details/shoeSize', test: 'answered', is: true }],
  ['a section', { path: 'personal-details', test: 'answered', is: true }],
  ['another section', { path: 'payment/amount', test: 'range', from: 1 }],
  ['a text by a range', { path: 'personal-details/homeTown', test: 'range', from: 'A' }],
  ['a score by words', { path: 'programme/utmeScore', test: 'contains', words: '2' }],
  ['a score by a day', { path: 'programme/utmeScore', test: 'range', from: '2020-01-01' }],
  ['a day by what is none', { path: 'personal-details/dateOfBirth', test: 'range', from: "2020' or '1" }],
  ['a range without ends', { path: 'programme/utmeScore', test: 'range' }],
  ['a question of rows outside them', { path: `${SUBJECTS}/gradeId`, test: 'one-of', answers: [1] }],
  ['rows that are none', { path: 'personal-details/genderId', test: 'rows', atLeast: 1, where: [], including: [] }],
  [
    'a question outside the rows in them',
    {
      path: SUBJECTS,
      test: 'rows',
      atLeast: 1,
      where: [{ path: 'personal-details/genderId', test: 'one-of', answers: [1] }],
      including: [],
    },
  ],
])('%s is no filter', (_, filter) => {
  expect(() => conditionOf(asked, [filter])).toThrow();
});

test('a list is sorted by a question of its own, which stands in no rows and is not masked', () => {
  const order = (sort: string) => orderOf(asked, sort, () => null);
  expect(order(NEWEST_FIRST)).toMatchObject({ sql: 'a.started_at', isDescending: true });
  expect(order('-programme/utmeScore')).toMatchObject({ type: 'numeric', isDescending: true });
  for (const sort of ['personal-details/nin', `${SUBJECTS}/gradeId`, 'personal-details/shoeSize', 'a.id; drop'])
    expect(() => order(sort), sort).toThrow();
});

test('filters in an address are JSON of known tests, or nothing', () => {
  const filters = [{ path: 'personal-details/genderId', test: 'one-of', answers: [2] }];
  expect(readFilters(JSON.stringify(filters))).toEqual(filters);
  expect(readFilters(undefined)).toEqual([]);
  for (const text of ['', '{', '{}', '[{"path":"a"}]', '[{"path":"a","test":"answered","is":true,"sql":"x"}]'])
    expect(() => readFilters(text), text).toThrow();
});
