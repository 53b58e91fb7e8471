import { expect, test } from 'vitest';
import { answerAt, onlyQuestions, openQuestion, openQuestionsOf, withAnswerAt } from './openQuestions.ts';
import type { SectionSchema } from './vocabulary.ts';

const SECTION = {
  title: 'Personal Details',
  type: 'object',
  required: ['address'],
  properties: {
    passport: { type: 'string', title: 'Photograph', widget: 'passport' },
    surname: { type: 'string', title: 'Surname', prefilledFrom: 'lastname' },
    country: { type: 'string', title: 'Country' },
    state: { type: 'string', title: 'State', askedWhen: { country: 'Nigeria' } },
    sponsor: {
      type: 'object',
      title: 'Sponsor',
      properties: { name: { type: 'string', title: 'Name' }, phone: { type: 'string', title: 'Phone' } },
    },
    results: {
      type: 'array',
      title: 'Results',
      items: { type: 'object', properties: { grade: { type: 'string', title: 'Grade' } } },
    },
    total: { type: 'integer', title: 'Total', calculated: { count: ['results'] } },
  },
} as unknown as SectionSchema;
const SECTIONS = { personal: SECTION };
const FACTS = { lastname: 'Okafor' };

test('what can be answered again is a question of a section or of a group, and repeated rows as one', () => {
  expect(openQuestionsOf(SECTIONS, 'personal', FACTS)).toEqual([
    'personal/country',
    'personal/state',
    'personal/sponsor/name',
    'personal/sponsor/phone',
    'personal/results',
  ]);
});

test.each([
  ['a section', 'personal'],
  ['a group', 'personal/sponsor'],
  ['one row', 'personal/results/0/grade'],
  ['a question of rows', 'personal/results/grade'],
  ['what is calculated', 'personal/total'],
  ['what the college knows', 'personal/surname'],
  ['the photograph', 'personal/passport'],
  ['another section', 'sponsor/name'],
  ['a name of every object', 'personal/constructor'],
  ['a name of every object as a section', '__proto__/country'],
])('%s is no question of its own', (_, path) => {
  expect(openQuestion(SECTIONS, path, FACTS)).toBeUndefined();
});

test('a fact that the college does not know is a question', () => {
  expect(openQuestion(SECTIONS, 'personal/surname', {})).toMatchObject({ title: 'Surname' });
});

test('an answer is replaced or taken out, and the others stay as they are', () => {
  const before = { personal: { country: 'Ghana', sponsor: { name: 'Ada', phone: '1' } } };
  const after = withAnswerAt(before, 'personal/sponsor/name', 'Chidi');
  expect(after).toEqual({ personal: { country: 'Ghana', sponsor: { name: 'Chidi', phone: '1' } } });
  expect(answerAt(after, 'personal/sponsor/name')).toBe('Chidi');
  expect(withAnswerAt(before, 'personal/country', undefined)).toEqual({
    personal: { sponsor: before.personal.sponsor },
  });
  expect(withAnswerAt({}, 'personal/country', 'Togo')).toEqual({ personal: { country: 'Togo' } });
  expect(before.personal.sponsor.name).toBe('Ada');
});

test('a form of some questions asks these alone, whatever is answered beside them', () => {
  const { properties } = onlyQuestions(SECTION, 'personal', ['personal/state', 'personal/sponsor/phone']);
  expect(Object.keys(properties)).toEqual(['state', 'sponsor']);
  expect(properties['state']!.askedWhen).toBeUndefined();
  expect(Object.keys(properties['sponsor']!.properties!)).toEqual(['phone']);
});
