import { expect, test } from 'vitest';
import { earnedCell, earnedText, earnedUnits, unitsShort } from './earned.ts';
import { NUC } from './ruleSets.fixture.ts';
import { gpaOf, standingsOf, type Attempt } from './standing.ts';

const MTH101 = { courseId: 1, code: 'MTH 101', unit: 3 };
const GST111 = { courseId: 2, code: 'GST 111', unit: 2 };
const sat = (courseId: number, unit: number, points: number, term = '2025/2026 001'): Attempt => ({
  term,
  courseId,
  courseCode: courseId === 1 ? 'MTH 101' : `CSC ${courseId}`,
  unit,
  points: points * 100,
  isPass: points > 0,
  bearing: 'counts',
  isElective: false,
  isResit: false,
});

test('MTH 101 (3) and GST 111 (2) are 5 units towards the degree, and in no average', () => {
  const [standing] = standingsOf([sat(3, 4, 5)], NUC, [MTH101, GST111]);
  expect(standing).toMatchObject({
    cumulative: { units: 4, points: 20_00 },
    status: 'Pass',
    carryOvers: [],
    earned: { passed: 4, exempt: 5, total: 9 },
  });
});

test('an F in an exempted course counts in the CGPA and does not undo the exemption, unless it is withdrawn', () => {
  const attempts = [sat(3, 3, 4), sat(1, 3, 0)];
  const [exempted] = standingsOf(attempts, NUC, [MTH101]);
  expect([gpaOf(exempted!.cumulative), exempted!.carryOvers, exempted!.earned.total]).toEqual([200, [], 6]);
  const [withdrawn] = standingsOf(attempts, NUC, []);
  expect([gpaOf(withdrawn!.cumulative), withdrawn!.carryOvers, withdrawn!.earned.total]).toEqual([200, ['MTH 101'], 3]);
});

test('a course that is exempted and passed counts once, and one that was passed twice too', () => {
  const passes = [sat(1, 3, 3), sat(3, 4, 2), sat(3, 4, 5, '2026/2027 001')];
  expect(earnedUnits(passes, [MTH101, GST111], NUC)).toEqual({ passed: 7, exempt: 2, total: 9 });
});

test('where the rules let no exemption count, its units stand apart', () => {
  const rules = { ...NUC, exemptUnits: 'apart' } as const;
  expect(earnedUnits([sat(3, 4, 5)], [MTH101], rules)).toEqual({ passed: 4, exempt: 0, total: 4 });
});

test('what is short of the total is said, and nothing is where there is no total', () => {
  expect(unitsShort({ total: 117 }, 120)).toBe(3);
  expect(unitsShort({ total: 121 }, 120)).toBe(0);
  expect(unitsShort({ total: 3 }, null)).toBeNull();
  const earned = { passed: 60, exempt: 5, total: 65 };
  expect(earnedText(earned, 120)).toBe('65 of 120 units, 5 of them by exemption');
  expect(earnedText({ ...earned, exempt: 0, total: 1 }, null)).toBe('1 unit');
  expect(earnedCell(earned)).toBe('65, 5 EXEMPT');
});
