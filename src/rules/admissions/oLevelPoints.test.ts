import { expect, test } from 'vitest';
import { oLevelPoints } from './oLevelPoints.ts';

const results = (...grades: string[]) => grades.map((grade, subject) => ({ subject, grade }));

test('the five best subjects count, by A1 as 6 to C6 as 1', () => {
  expect(oLevelPoints(results('A1', 'A1', 'A1', 'A1', 'A1', 'A1', 'A1', 'A1'))).toBe(30);
  expect(oLevelPoints(results('B2', 'B3', 'C4', 'C5', 'C6', 'C6', 'D7'))).toBe(15);
  expect(oLevelPoints(results('D7', 'E8', 'F9', 'AR'))).toBe(0);
  expect(oLevelPoints([])).toBe(0);
});

test('a subject that was sat twice counts once, by its better grade', () => {
  expect(oLevelPoints([...results('C6', 'B2'), { subject: 0, grade: 'A1' }])).toBe(11);
});
