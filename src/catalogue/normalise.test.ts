import { expect, test } from 'vitest';
import { isAsked, normalise } from './normalise.ts';
import type { FieldSchema } from './vocabulary.ts';

const text: FieldSchema = { type: 'string' };

const education: FieldSchema = {
  type: 'object',
  properties: {
    employed: { type: 'string', enum: ['Yes', 'No'] },
    employer: { ...text, askedWhen: { employed: 'Yes' } },
    sector: { ...text, askedWhen: { employed: 'Yes', employer: ['Bank', 'School'] } },
    grade: { ...text, askedWhen: { sector: 'Public' } },
    history: { type: 'array', items: { type: 'object', properties: { school: text, left: { ...text, askedWhen: { school: 'GCU' } } } } },
    kin: { type: 'object', required: ['name'], properties: { name: text } },
  },
};

test.each([
  ['blank texts', { employed: '  ', employer: '' }, { kin: {} }],
  ['nothing at all', {}, { kin: {} }],
  ['null', { employed: null, kin: null }, { kin: {} }],
  ['an answer that is not asked', { employed: 'No', employer: 'Bank' }, { employed: 'No', kin: {} }],
  ['a condition of a condition that fell away', { employed: 'No', employer: 'Bank', sector: 'Public', grade: '7' }, { employed: 'No', kin: {} }],
  ['conditions that hold one upon the other', { employed: 'Yes', employer: 'Bank', sector: 'Public', grade: '7' },
    { employed: 'Yes', employer: 'Bank', sector: 'Public', grade: '7', kin: {} }],
  ['a condition within a row', { history: [{ school: 'GCU', left: '2024' }, { school: 'KC', left: '2024' }] },
    { history: [{ school: 'GCU', left: '2024' }, { school: 'KC' }], kin: {} }],
  ['empty rows', { history: [{}, { school: ' ' }] }, { kin: {} }],
  ['an empty row among others, kept in its place', { history: [{}, { school: 'KC' }] }, { history: [{}, { school: 'KC' }], kin: {} }],
  ['what is not declared', { nickname: 'Ada' }, { kin: {}, nickname: 'Ada' }],
  ['what is no group', { kin: 'Musa' }, { kin: 'Musa' }],
])('%s', (_, answers, kept) => {
  expect(normalise(education, answers)).toEqual(kept);
});

test('twice is as once', () => {
  const once = normalise(education, { employed: 'Yes', employer: 'Bank', history: [{}, { school: 'KC' }], nickname: ' ' });
  expect(normalise(education, once)).toEqual(once);
});

test('what was given stays as it was', () => {
  const given = Object.freeze({ employed: 'No', employer: 'Bank' });
  normalise(education, given);
  expect(given).toEqual({ employed: 'No', employer: 'Bank' });
});

test.each([
  [undefined, {}, true],
  [{ degree: 'M.Sc' }, { degree: 'M.Sc' }, true],
  [{ degree: ['M.Sc', 'Ph.D'] }, { degree: 'Ph.D' }, true],
  [{ degree: ['M.Sc', 'Ph.D'] }, { degree: 'B.Sc' }, false],
  [{ degree: 'M.Sc', mode: 1 }, { degree: 'M.Sc', mode: 2 }, false],
  [{ degree: 'M.Sc' }, {}, false],
])('asked when %j, of %j: %s', (condition, siblings, asked) => {
  expect(isAsked(condition, siblings)).toBe(asked);
});
