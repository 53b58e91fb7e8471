import { expect, test } from 'vitest';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { answered, placeOf } from './answered.ts';

const home: FieldSchema = {
  properties: {
    countryId: { lookup: 'countries' },
    stateId: { lookup: 'states', lookupBy: ['countryId'] },
    lgaId: { lookup: 'lgas', lookupBy: ['stateId'] },
    hasDisability: { enum: ['Yes', 'No'] },
    disability: { askedWhen: { hasDisability: 'Yes' } },
    card: { askedWhen: { hasDisability: { unless: 'No' } } },
    town: {},
  },
};
const living = { countryId: 1, stateId: 2, lgaId: 3, hasDisability: 'Yes', disability: 'sight', town: 'Ijebu' };

const put = (schema: FieldSchema, answers: SectionAnswers, pointer: string, value: unknown) =>
  answered(answers, placeOf(schema, pointer), value);

test('a country clears state and LGA', () => {
  expect(put(home, living, '/countryId', 9)).toEqual({
    countryId: 9,
    hasDisability: 'Yes',
    disability: 'sight',
    town: 'Ijebu',
  });
});

test('a state clears the LGA alone', () => {
  expect(put(home, living, '/stateId', 9)).toEqual({ ...living, stateId: 9, lgaId: undefined });
});

test('a disability answer clears the disability text', () => {
  expect(put(home, living, '/hasDisability', 'No')).not.toHaveProperty('disability');
});

test('what is asked unless it is answered in one way is hidden by that answer, and not cleared', () => {
  expect(put(home, { ...living, card: '123' }, '/hasDisability', 'No')).toMatchObject({
    hasDisability: 'No',
    card: '123',
  });
});

test('a text changes nothing else, and the old answers stay as they were', () => {
  const next = put(home, living, '/town', 'Ago');
  expect(next).toEqual({ ...living, town: 'Ago' });
  expect(living.town).toBe('Ijebu');
});

test('a row beyond the end of a list makes the rows before it', () => {
  const list: FieldSchema = { properties: { rows: { items: { properties: { subjectId: {}, gradeId: {} } } } } };
  expect(put(list, {}, '/rows/2/subjectId', 5)).toEqual({ rows: [{}, {}, { subjectId: 5 }] });
});

test('the sittings that were not touched are the same objects', () => {
  const list: FieldSchema = { properties: { rows: { items: { properties: { subjectId: {} } } } } };
  const before = { rows: [{ subjectId: 1 }, { subjectId: 2 }] };
  expect((put(list, before, '/rows/1/subjectId', 3)['rows'] as unknown[])[0]).toBe(before.rows[0]);
});
