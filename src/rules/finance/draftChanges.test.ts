import { expect, test } from 'vitest';
import { draftChanges, reachChange } from './draftChanges.ts';

const seen = [
  {
    id: 1,
    group: '100 Level',
    revision: 3,
    lines: [
      { fee: 'Tuition', amountKobo: 60_000_00 },
      { fee: 'Library', amountKobo: 7_500_00 },
    ],
  },
];

test('drafts that are as they were have no changes', () => {
  expect(draftChanges(seen, [{ ...seen[0]!, state: 'draft' }])).toEqual([]);
});

test('each line that differs is named with both amounts', () => {
  const lines = [
    { fee: 'Tuition', amountKobo: 65_000_00 },
    { fee: 'Sports', amountKobo: 1_000_00 },
  ];
  expect(draftChanges(seen, [{ id: 1, state: 'draft', revision: 4, lines }])).toEqual([
    '100 Level: Tuition is ₦65,000.00, and was ₦60,000.00',
    '100 Level: Sports is new, ₦1,000.00',
    '100 Level: Library is left out',
  ]);
});

test('a draft that is discarded or published says so', () => {
  expect(draftChanges(seen, [])).toEqual(['100 Level: the draft was discarded']);
  expect(draftChanges(seen, [{ ...seen[0]!, state: 'draft', revision: 4 }])).toEqual([
    '100 Level: the draft was saved again',
  ]);
  expect(draftChanges(seen, [{ ...seen[0]!, state: 'published' }])).toEqual(['100 Level: this is published already']);
});

test('the same drafts may touch others than they did', () => {
  const was = { students: 3, incomeKobo: 1_800_00 };
  expect(reachChange(was, { ...was, students: 4 })).toBe('It touches 4 students now, and touched 3 students');
  expect(reachChange(was, { ...was, incomeKobo: -1_00 })).toBe(
    'The expected income changes by −₦1.00 now, and was +₦1,800.00',
  );
  expect(reachChange(was, was)).toBe('What it changes for these students is another now');
});
