import { expect, test } from 'vitest';
import { departmentChangeChecks, mayApply } from './departmentChange.ts';

const WISHING = {
  cgpaHundredths: 250,
  provisional: null,
  credits: 5,
  isFinalYear: false,
  hasChosen: true,
  placesLeft: 1,
};
const judged = (change: Partial<Parameters<typeof departmentChangeChecks>[0]>) =>
  mayApply(departmentChangeChecks({ ...WISHING, ...change }, 'student'));

test('a student with 2.50, five credits and a place left may apply for another department', () => {
  expect(judged({})).toBe(true);
  expect(judged({ credits: null, placesLeft: null })).toBe(true);
});

test('who lacks one of them may not, and is told what stands', () => {
  for (const change of [
    { cgpaHundredths: 249 },
    { cgpaHundredths: null },
    { credits: 4 },
    { placesLeft: 0 },
    { isFinalYear: true },
  ])
    expect(judged(change)).toBe(false);
  expect(departmentChangeChecks({ ...WISHING, cgpaHundredths: 249 }, 'student')[0]!.words).toBe(
    'A CGPA of 2.50 or more: yours is 2.49',
  );
  expect(departmentChangeChecks({ ...WISHING, provisional: 'provisional, 2 of 8 courses' }, 'office')[0]!.words).toBe(
    'A CGPA of 2.50 or more: it is 2.50 (provisional, 2 of 8 courses)',
  );
});

test('places are of the department that is chosen: before that nothing is said of their number', () => {
  const words = (change: Partial<Parameters<typeof departmentChangeChecks>[0]>) =>
    departmentChangeChecks({ ...WISHING, ...change }, 'student')[3]!.words;
  expect(words({ hasChosen: false, placesLeft: null })).toMatch(/that you choose: it is counted when you apply$/);
  expect(words({ placesLeft: null })).toMatch(/no number is set, and its head decides$/);
  expect([words({ placesLeft: 0 }), words({ placesLeft: 1 }), words({ placesLeft: 2 })]).toEqual([
    'A place in the department: none is left',
    'A place in the department: one is left',
    'A place in the department: 2 are left',
  ]);
});

test('the offices read the same of the student, and are not spoken to as one', () => {
  for (const change of [{}, { cgpaHundredths: null, credits: null }, { placesLeft: null }]) {
    const [own, office] = (['student', 'office'] as const).map((reader) =>
      departmentChangeChecks({ ...WISHING, ...change }, reader),
    );
    expect(office!.map(({ met }) => met)).toEqual(own!.map(({ met }) => met));
    expect(office!.map(({ words }) => words).join(' ')).not.toMatch(/\byou/i);
  }
});
