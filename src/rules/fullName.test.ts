import { expect, test } from 'vitest';
import { fullName } from './fullName.ts';

test('the surname comes first, and an empty middle name leaves no gap', () => {
  expect(fullName({ lastname: 'Okafor', firstname: 'Ada', middlename: 'Ngozi' })).toBe('Okafor Ada Ngozi');
  expect(fullName({ lastname: 'Okafor', firstname: 'Ada', middlename: '' })).toBe('Okafor Ada');
});
