import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measuredPressure } from './pressure.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const measured = (busyAt: number) => {
  const line = { waiting: 0 };
  const pressure = measuredPressure({ connections: () => ({ busy: 0, idle: 0, waiting: line.waiting }) }, busyAt);
  return { line, pressure };
};

test('a burst is no pressure, a second of it is', async () => {
  const { line, pressure } = measured(5);
  line.waiting = 100;
  await vi.advanceTimersByTimeAsync(900);
  expect(pressure.stands()).toBe(false);
  line.waiting = 4;
  await vi.advanceTimersByTimeAsync(100);
  line.waiting = 5;
  await vi.advanceTimersByTimeAsync(1000);
  expect(pressure.stands()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(pressure.stands()).toBe(true);
  line.waiting = 0;
  await vi.advanceTimersByTimeAsync(100);
  expect(pressure.stands()).toBe(false);
});

test('a server that is set never to be busy never is', async () => {
  const { line, pressure } = measured(0);
  line.waiting = 10_000;
  await vi.advanceTimersByTimeAsync(5000);
  expect(pressure.stands()).toBe(false);
});
