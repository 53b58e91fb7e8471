import { expect, test } from 'vitest';
import { QUESTIONS } from '../questions.fixture.ts';
import { NO_ROWS, NOTHING, rowsIn, testIn } from './draft.ts';

const question = (path: string) => QUESTIONS.questions.find((each) => each.path === path)!;

test('a draft becomes the test of its kind, or none while it says nothing', () => {
  expect(testIn(question('person/town'), { ...NOTHING, words: ' kano ' })).toEqual({
    path: 'person/town',
    test: 'contains',
    words: 'kano',
  });
  expect(testIn(question('person/score'), { ...NOTHING, from: '200', to: 'many' })).toEqual({
    path: 'person/score',
    test: 'range',
    from: 200,
  });
  expect(testIn(question('person/born'), { ...NOTHING, to: '2010-12-31' })).toMatchObject({ to: '2010-12-31' });
  expect(testIn(question('person/nin'), { ...NOTHING, is: 'missing' })).toMatchObject({ test: 'answered', is: false });
  for (const path of ['person/town', 'person/score', 'person/born', 'person/genderId'])
    expect(testIn(question(path), NOTHING), path).toBeUndefined();
});

test('rows are counted by what each has, and by what one of them has', () => {
  const own = QUESTIONS.questions.filter(({ rows }) => rows === 'results/subjects');
  const draft = {
    atLeast: '5',
    where: { 'results/subjects/gradeId': { ...NOTHING, answers: [1, 2] } },
    including: { 'results/subjects/subjectId': { ...NOTHING, answers: [7] } },
  };
  expect(rowsIn('results/subjects', own, draft)).toEqual({
    path: 'results/subjects',
    test: 'rows',
    atLeast: 5,
    where: [{ path: 'results/subjects/gradeId', test: 'one-of', answers: [1, 2] }],
    including: [{ path: 'results/subjects/subjectId', test: 'one-of', answers: [7] }],
  });
  expect(rowsIn('results/subjects', own, { ...NO_ROWS, atLeast: '0' })).toBeUndefined();
});
