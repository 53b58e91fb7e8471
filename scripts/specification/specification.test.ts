import { expect, test } from 'vitest';
import { missingActions } from './actions.ts';
import { missingAddresses } from './addresses.ts';
import { knownMissing, specifiedActions, specifiedAddresses } from './specified.ts';

test('the specification names 252 addresses and 251 actions', () => {
  expect([specifiedAddresses().length, specifiedActions().length]).toEqual([252, 251]);
});

test('every specified address that was a page is one still; `npm run coverage` writes down what is new', () => {
  expect(missingAddresses().map(({ audience, path }) => `address ${audience} ${path}`)).toEqual(
    knownMissing('address'),
  );
});

test('an action counts where a whole part of an address is its name', () => {
  const all = specifiedActions().length;
  const served = (path: string) => all - missingActions([path]).length;
  expect(served('/api/Student/student-profile')).toBe(1);
  expect(served('/api/Student/student-profile/{studentId}')).toBe(1);
  expect(served('/api/Student/student-profile-x')).toBe(0);
  expect(served('/api/Student/x-student-profile')).toBe(0);
  expect(served('/api/Bursary/student-profile')).toBe(0);
  expect(served('/api/Payment/schoolfees/initiate-payment')).toBe(1);
  expect(served('/api/Payment/initiate-payment')).toBe(0);
});
