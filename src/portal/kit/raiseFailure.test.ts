import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, UNHEARD } from '../api/apiError.ts';
import { currentFlag } from '../core/flags.ts';
import { raiseFailure } from './raiseFailure.ts';

const WRONG = { title: 'Invalid Action!', body: 'Invalid action, please enter correct details' };
const raised = (error: unknown, refusal = WRONG) => {
  raiseFailure(error, refusal);
  return [currentFlag()?.title, currentFlag()?.body];
};

afterEach(() => void vi.unstubAllGlobals());

test('an act without a line says so, and never that it was wrong', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(raised(new ApiError(0, UNHEARD))).toEqual([
    'You are offline',
    'Nothing was sent. Try again when you are back online.',
  ]);
  vi.stubGlobal('navigator', { onLine: true });
  expect(raised(new ApiError(0, UNHEARD))).toEqual([
    'The college could not be reached',
    'Check your connection, see whether it was done, and try again.',
  ]);
});

test('what is safe even so comes first', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const kept = 'What you have paid is not lost.';
  expect(raised(new ApiError(0, UNHEARD), { ...WRONG, kept } as typeof WRONG)[1]).toMatch(
    /^What you have paid is not lost\. Nothing was sent\./,
  );
});

test('the college’s own words stay, and the given ones where it gave none', () => {
  expect(raised(new ApiError(422, 'There is no such invoice'))).toEqual([
    'Invalid Action!',
    'There is no such invoice',
  ]);
  expect(raised(new ApiError(500, 'Request failed with status code 500'))).toEqual([WRONG.title, WRONG.body]);
});
