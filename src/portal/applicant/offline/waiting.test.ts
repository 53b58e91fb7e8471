import { expect, test } from 'vitest';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { withWaiting } from './waiting.ts';

const cached = {
  applicantId: 'a',
  answers: { first: { surname: 'Okafor' }, second: { sponsor: 'Mother' } },
} as unknown as ApplicationRecord;
const base = { saved: undefined, revision: 0, sent: undefined };

test('sections that wait to be sent are part of a cached application, in place of what it had', () => {
  const saves = [
    { section: 'second', answers: { sponsor: 'Uncle' }, base },
    { section: 'third', answers: { school: 'KC' }, base },
  ];
  expect(withWaiting(cached, { saves }).answers).toEqual({
    first: { surname: 'Okafor' },
    second: { sponsor: 'Uncle' },
    third: { school: 'KC' },
  });
});

test('with nothing waiting an application stays as it was cached', () => {
  expect(withWaiting(cached, { saves: [] })).toEqual(cached);
});
