import { expect, test } from 'vitest';
import { plainRouter } from './plainRouter.ts';

test('a router whose code reads otherwise ends the build, which quotes what is missing', () => {
  expect(() => plainRouter('var ENABLE_DEV_WARNINGS = false;')).toThrow('react-router has not once var ENABLE_DEV_WARNINGS = true;');
});
