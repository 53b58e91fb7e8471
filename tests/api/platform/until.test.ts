import { expect, test } from 'vitest';
import { until } from '../../support/until.ts';

test('a wait ends as its condition holds, and answers what was found', async () => {
  let looks = 0;
  expect(
    await until('the third look finds it', () => {
      looks += 1;
      if (looks < 3) throw new Error('not yet');
      return 'found';
    }),
  ).toBe('found');
  expect(looks).toBe(3);
});

test.each([
  [
    'fails',
    () => {
      throw new Error('not yet');
    },
    'not yet',
  ],
  ['never ends', () => new Promise(() => undefined), 'No look at it came to an end'],
] as const)('a wait in vain says what was waited for, and why not, where each look %s', async (_, look, why) => {
  await expect(until('the mail has gone', look, { longestMs: 50 })).rejects.toMatchObject({
    message: 'Waited 0.05 seconds in vain: the mail has gone',
    cause: { message: why },
  });
});
