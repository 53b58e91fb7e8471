import { expect, test } from 'vitest';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { summaryOf } from './rowSummary.ts';

const list: FieldSchema = {
  items: {
    properties: {
      school: { type: 'string' },
      stateId: { lookup: 'states', lookupBy: ['countryId'] },
      countryId: { lookup: 'countries' },
      from: { type: 'integer' },
      to: { type: 'integer', notBefore: 'from' },
      born: { format: 'date' },
      nin: { format: 'nin' },
      hallId: { list: 'halls', entries: [{ id: 1, name: 'Moremi Hall', off: true }] },
      subjects: { type: 'array', items: { type: 'string', enum: ['English', 'French'] } },
      isPaid: { type: 'boolean' },
    },
  },
};
const options = (lookup: string, [parent]: readonly unknown[]) =>
  lookup === 'countries' ? [{ id: 566, name: 'Nigeria' }] : parent === 566 ? [{ id: 25, name: 'Lagos' }] : undefined;

const FULL = { school: ' Federal School, Aba ', stateId: 25, countryId: 566, from: 2012, to: 2018, born: '2008-05-17' };

test.each([
  ['the first three columns unless said', undefined, FULL, 'Federal School, Aba', 'Lagos · Nigeria'],
  [
    'a range of two years, and a day as it is read',
    ['school', 'from', 'to', 'born'],
    FULL,
    'Federal School, Aba',
    '2012 – 2018 · 17/05/2008',
  ],
  ['a NIN masked', ['school', 'nin'], { ...FULL, nin: '12345678901' }, 'Federal School, Aba', '•••••••8901'],
  [
    "the words of the programme's own list, also of an entry that is offered no more",
    ['school', 'hallId'],
    { ...FULL, hallId: 1 },
    'Federal School, Aba',
    'Moremi Hall',
  ],
  ['an id that is on no list', ['school', 'hallId'], { ...FULL, hallId: 7 }, 'Federal School, Aba', ''],
  [
    'what is ticked',
    ['school', 'subjects', 'isPaid'],
    { ...FULL, subjects: ['English', 'French'], isPaid: true },
    'Federal School, Aba',
    'English, French · Yes',
  ],
  ['half a range', ['school', 'from', 'to'], { ...FULL, to: undefined }, 'Federal School, Aba', '2012'],
  ['the other half', ['school', 'from', 'to'], { ...FULL, from: undefined }, 'Federal School, Aba', '2018'],
  ['a range in front', ['from', 'to', 'school'], FULL, '2012 – 2018', 'Federal School, Aba'],
  ['a list that is not here yet', ['school', 'stateId'], { ...FULL, countryId: 288 }, 'Federal School, Aba', ''],
  ['nothing to be called by', ['school', 'from'], { from: 2012 }, '', '2012'],
])('%s', (_, summary, row, name, details) => {
  expect(summaryOf({ ...list, ...(summary && { summary }) }, row, options)).toEqual({ name, details });
});
