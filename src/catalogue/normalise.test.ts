import { expect, test } from 'vitest';
import { countingRows, isApplicable, normalise, withoutBlankRows } from './normalise.ts';
import type { FieldSchema } from './vocabulary.ts';

const text: FieldSchema = { type: 'string' };

const education: FieldSchema = {
  type: 'object',
  properties: {
    employed: { type: 'string', enum: ['Yes', 'No'] },
    employer: { ...text, askedWhen: { employed: 'Yes' } },
    sector: { ...text, askedWhen: { employed: 'Yes', employer: ['Bank', 'School'] } },
    grade: { ...text, askedWhen: { sector: 'Public' } },
    history: {
      type: 'array',
      items: { type: 'object', properties: { school: text, left: { ...text, askedWhen: { school: 'GCU' } } } },
    },
    kin: { type: 'object', required: ['name'], properties: { name: text } },
  },
};

test.each([
  ['blank texts', { employed: '  ', employer: '' }, { kin: {} }],
  ['nothing at all', {}, { kin: {} }],
  ['null', { employed: null, kin: null }, { kin: {} }],
  ['an answer that is not asked', { employed: 'No', employer: 'Bank' }, { employed: 'No', kin: {} }],
  [
    'a condition of a condition that fell away',
    { employed: 'No', employer: 'Bank', sector: 'Public', grade: '7' },
    { employed: 'No', kin: {} },
  ],
  [
    'conditions that hold one upon the other',
    { employed: 'Yes', employer: 'Bank', sector: 'Public', grade: '7' },
    { employed: 'Yes', employer: 'Bank', sector: 'Public', grade: '7', kin: {} },
  ],
  [
    'a condition within a row',
    {
      history: [
        { school: 'GCU', left: '2024' },
        { school: 'KC', left: '2024' },
      ],
    },
    { history: [{ school: 'GCU', left: '2024' }, { school: 'KC' }], kin: {} },
  ],
  ['empty rows', { history: [{}, { school: ' ' }] }, { kin: {} }],
  [
    'an empty row among others, kept in its place',
    { history: [{}, { school: 'KC' }] },
    { history: [{}, { school: 'KC' }], kin: {} },
  ],
  ['what is not declared', { nickname: 'Ada' }, { kin: {}, nickname: 'Ada' }],
  ['what is no group', { kin: 'Musa' }, { kin: 'Musa' }],
])('%s', (_, answers, normalised) => {
  expect(normalise(education, answers)).toEqual(normalised);
});

test('a text is put in order as its field says, in a group and a row too', () => {
  const phone: FieldSchema = { ...text, normalise: 'ungrouped' };
  const section: FieldSchema = {
    properties: {
      name: { ...text, normalise: 'trimmed' },
      plain: text,
      kin: { properties: { phone } },
      rows: { items: { properties: { phone } } },
    },
  };
  const typed = {
    name: ' Ada ',
    plain: ' as typed ',
    kin: { phone: '0803 123' },
    rows: [{ phone: '0803-123' }, { phone: 7 }],
  };
  expect(normalise(section, typed)).toEqual({
    name: 'Ada',
    plain: 'as typed',
    kin: { phone: '0803123' },
    rows: [{ phone: '0803123' }, { phone: 7 }],
  });
});

test('what is nothing but dashes is no answer', () => {
  expect(normalise({ properties: { phone: { ...text, normalise: 'ungrouped' } } }, { phone: ' - ' })).toEqual({});
});

test('twice is as once', () => {
  const once = normalise(education, {
    employed: 'Yes',
    employer: 'Bank',
    history: [{}, { school: 'KC' }],
    nickname: ' ',
  });
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
  [{ degree: { anyBut: 'M.Sc' } }, { degree: 'Ph.D' }, true],
  [{ degree: { anyBut: 'M.Sc' } }, { degree: 'M.Sc' }, false],
  [{ degree: { anyBut: ['M.Sc', 'Ph.D'] } }, { degree: 'Ph.D' }, false],
  [{ degree: { anyBut: 'M.Sc' } }, {}, false],
  [{ degree: { unless: 'M.Sc' } }, {}, true],
  [{ degree: { unless: 'M.Sc' } }, { degree: 'Ph.D' }, true],
  [{ degree: { unless: ['M.Sc', 'Ph.D'] } }, { degree: 'M.Sc' }, false],
])('asked when %j, of %j: %s', (condition, siblings, applicable) => {
  expect(isApplicable(condition, siblings)).toBe(applicable);
});

const rows = (more: object): FieldSchema => ({
  type: 'array',
  items: {
    type: 'object',
    required: ['school'],
    properties: { school: text, kin: { type: 'object', properties: { name: text } } },
  },
  ...more,
});
const KC = { school: 'KC' };

test.each<[what: string, list: FieldSchema, given: unknown[], counting: number[]]>([
  ['all that say something', rows({}), [{}, KC, { kin: {} }, { kin: { name: 'Ada' } }], [1, 3]],
  ['a blank one that is needed', rows({ minItems: 1 }), [{}, {}], [0]],
  ['as many blank ones as are missing', rows({ minItems: 3 }), [{}, KC, {}, {}], [0, 1, 2]],
  ['no blank one when there are enough', rows({ minItems: 1 }), [{}, KC, {}], [1]],
  ['no blank one that asks nothing', { items: { properties: { school: text } }, minItems: 2 }, [{}, {}], []],
  ['what is no row', rows({}), [7, 'x', null], [0, 1, 2]],
])('of rows count %s', (_, list, given, counting) => {
  expect(countingRows(list, given)).toEqual(counting);
});

test.each<[what: string, required: string[], minItems: number | undefined, given: unknown[], normalised: unknown]>([
  ['a list of blank rows', ['list'], undefined, [{}, { school: ' ' }], {}],
  ['a blank row of a list that may be left out', [], 1, [{}], {}],
  ['a blank row that is needed', ['list'], 1, [{}], { list: [{}] }],
  ['no row at all', ['list'], 1, [], {}],
  ['blank rows beside a full one, in their place', [], 1, [{}, KC], { list: [{}, KC] }],
])('%s', (_, required, minItems, given, normalised) => {
  expect(
    normalise(
      {
        type: 'object',
        required,
        properties: {
          list: rows({ minItems, items: { type: 'object', required: ['school'], properties: { school: text } } }),
        },
      },
      { list: given },
    ),
  ).toEqual(normalised);
});

test('what is stored has no blank row', () => {
  const section: FieldSchema = { properties: { list: rows({}), kin: { properties: { list: rows({}) } } } };
  expect(withoutBlankRows(section, { list: [{}, KC, {}], kin: { list: [{}] }, constructor: [{}] })).toEqual({
    list: [KC],
    kin: { list: [] },
    constructor: [{}],
  });
});
