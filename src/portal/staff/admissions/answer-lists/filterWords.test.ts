import { expect, test } from 'vitest';
import { QUESTIONS } from './questions.fixture.ts';
import { filterWords } from './filterWords.ts';

const words = (filter: Parameters<typeof filterWords>[1]) => filterWords(QUESTIONS, filter);

test('a filter is read as a sentence, with the names of what was chosen', () => {
  expect(words({ path: 'person/genderId', test: 'one-of', answers: [2] })).toBe('Sex: Female');
  expect(words({ path: 'person/nin', test: 'answered', is: false })).toBe('NIN: not answered');
  expect(words({ path: 'person/town', test: 'contains', words: 'kano' })).toBe('Home town: ‘kano’');
  expect(words({ path: 'person/score', test: 'range', from: 200 })).toBe('UTME score: at least 200');
  expect(words({ path: 'person/born', test: 'range', from: '2000-01-01', to: '2010-12-31' })).toBe(
    'Date of birth: 01/01/2000 to 31/12/2010',
  );
  expect(
    words({
      path: 'results/subjects',
      test: 'rows',
      atLeast: 5,
      where: [{ path: 'results/subjects/gradeId', test: 'one-of', answers: [1, 2] }],
      including: [{ path: 'results/subjects/subjectId', test: 'one-of', answers: [7] }],
    }),
  ).toBe('Subjects and grades: at least 5 with Grade: A1 or B2, of which one has Subject: Mathematics');
});
