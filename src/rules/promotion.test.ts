import { expect, test } from 'vitest';
import { promoted } from './promotion.ts';

const STUDENT = {
  state: 'matriculated',
  standing: 'good standing',
  levelId: 200,
  isFinalYear: false,
  lastLevelId: 400,
};

test('a student moves one level up, and into the final year where it is the last', () => {
  expect(promoted(STUDENT)).toEqual({ outcome: 'moves', toLevelId: 300, reason: null });
  expect(promoted({ ...STUDENT, levelId: 300 })).toEqual({ outcome: 'final', toLevelId: 400, reason: null });
});

test('who has not completed the final year is in it again', () => {
  for (const again of [{ levelId: 400 }, { isFinalYear: true }])
    expect(promoted({ ...STUDENT, ...again })).toMatchObject({
      outcome: 'repeats',
      toLevelId: { levelId: 200, ...again }.levelId,
      reason: 'The final year is not completed',
    });
});

test('who does not study stays, and the trial says why', () => {
  expect(promoted({ ...STUDENT, state: 'deferred' })).toEqual({
    outcome: 'stays',
    toLevelId: null,
    reason: 'The studies are deferred',
  });
  expect(promoted({ ...STUDENT, state: 'cleared' }).reason).toBe('There is no matric number yet');
  expect(promoted({ ...STUDENT, standing: 'withdrawal recommended' }).outcome).toBe('stays');
});
