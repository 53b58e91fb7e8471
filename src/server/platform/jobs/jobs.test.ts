import { expect, test } from 'vitest';
import { dailyAt, EVERY_MINUTE, hourlyAt, nextRun } from './jobs.ts';

const next = (schedule: Parameters<typeof nextRun>[0], moment: string) =>
  nextRun(schedule, new Date(moment)).toISOString().slice(0, 19);

test('a schedule comes at its minute, and never twice in it', () => {
  expect(next(EVERY_MINUTE, '2026-10-05T10:05:20Z')).toBe('2026-10-05T10:06:00');
  expect(next(EVERY_MINUTE, '2026-10-05T10:06:00Z')).toBe('2026-10-05T10:07:00');
  expect(next({ everyMinutes: 10 }, '2026-10-05T10:05:20Z')).toBe('2026-10-05T10:10:00');
  expect(next(hourlyAt(35), '2026-10-05T10:34:59Z')).toBe('2026-10-05T10:35:00');
  expect(next(hourlyAt(35), '2026-10-05T10:35:00Z')).toBe('2026-10-05T11:35:00');
  expect(next(dailyAt(2, 40), '2026-10-05T10:35:00Z')).toBe('2026-10-06T02:40:00');
  expect(next(dailyAt(2, 40), '2026-10-05T01:00:00Z')).toBe('2026-10-05T02:40:00');
});
