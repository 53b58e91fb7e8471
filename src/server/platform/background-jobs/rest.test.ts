import { expect, test } from 'vitest';
import { createRest } from './rest.ts';

const OFFICER = 'officer';

const afterRequests = (...requests: readonly (readonly [person: string | undefined, at: number])[]) => {
  const rest = createRest('embedded');
  for (const [person, at] of requests) rest.note(person, at);
  return (at: number) => rest.after({ owner: OFFICER, workedMs: 20 }, at);
};

test('a job whose owner alone is here works half of the time', () => {
  expect(afterRequests()(0)).toBe(20);
  expect(afterRequests([OFFICER, 900], [OFFICER, 1_000])(1_000)).toBe(20);
});

test('it has a twentieth of the embedded database beside anybody else', () => {
  expect(afterRequests(['student', 1_000])(1_000)).toBe(380);
  expect(afterRequests([undefined, 1_000])(1_000)).toBe(380);
  expect(afterRequests(['student', 1_000], [OFFICER, 1_100], [OFFICER, 1_200])(1_200)).toBe(380);
  expect(afterRequests([OFFICER, 1_000], ['student', 1_100])(1_200)).toBe(380);
});

test('it works again as before when the others have been away for ten seconds', () => {
  const after = afterRequests([OFFICER, 0], ['student', 1_000], [OFFICER, 10_900]);
  expect(after(10_999)).toBe(380);
  expect(after(11_000)).toBe(20);
});

test('PostgreSQL has other connections, so a job rests less', () => {
  const rest = createRest('postgres');
  rest.note('student', 0);
  expect(rest.after({ owner: OFFICER, workedMs: 20 }, 0)).toBe(180);
});

test('a step that took no time still lets others in', () => {
  expect(createRest('embedded').after({ owner: OFFICER, workedMs: 0 }, 0)).toBe(5);
});
