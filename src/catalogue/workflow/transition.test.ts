import { expect, test } from 'vitest';
import { stepsOf, transition } from './transition.ts';

const step = { title: '', past: '', done: '', by: 'results' };
const SHEET = {
  name: 'result sheet',
  chart: {
    initial: 'draft',
    states: {
      draft: { meta: { title: 'Draft' }, on: { submit: 'with-head' } },
      'with-head': { meta: { title: 'With the head' }, on: { approve: 'with-dean', return: 'draft' } },
      'with-dean': { meta: { title: 'With the dean' }, on: { approve: 'approved', return: 'with-head' } },
      approved: { type: 'final', meta: { title: 'Approved' } },
    },
  },
  steps: { submit: step, approve: step, return: step },
};

test.each([
  ['draft', 'submit', 'with-head'],
  ['with-head', 'approve', 'with-dean'],
  ['with-dean', 'approve', 'approved'],
  ['with-dean', 'return', 'with-head'],
  ['draft', 'approve', undefined],
  ['approved', 'return', undefined],
  ['draft', 'publish', undefined],
  ['burnt', 'submit', undefined],
  ['toString', 'submit', undefined],
])('from %s, %s leads to %s', (state, name, to) => expect(transition(SHEET, state, name)).toBe(to));

test('the steps from a state are those that may be taken', () => {
  expect(stepsOf(SHEET, 'with-head', () => true)).toEqual(['approve', 'return']);
  expect(stepsOf(SHEET, 'with-head', (name) => name === 'return')).toEqual(['return']);
  expect(stepsOf(SHEET, 'approved', () => true)).toEqual([]);
});
