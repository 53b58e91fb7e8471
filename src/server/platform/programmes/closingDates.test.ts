import { expect, test } from 'vitest';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { Queryable } from '../database/database.ts';
import { createClosingDates } from './closingDates.ts';

const JUPEB = { id: 'jupeb', closes: '2026-10-01' } as ProgrammeSummary;

const extendedTo = (closes: string): Queryable => ({
  query: async () => ({ rows: [{ programme: 'jupeb', closes }], rowCount: 1 }),
});

test('a programme closes as declared, or later where it was put off, and never earlier', async () => {
  const dates = createClosingDates();
  expect(dates.asItCloses(JUPEB)).toBe(JUPEB);
  await dates.read(extendedTo('2026-11-01'));
  expect(dates.asItCloses(JUPEB).closes).toBe('2026-11-01');
  await dates.read(extendedTo('2026-09-01'));
  expect(dates.asItCloses(JUPEB)).toBe(JUPEB);
});

test('two servers of one process have closing dates of their own', async () => {
  const [one, other] = [createClosingDates(), createClosingDates()];
  await one.read(extendedTo('2026-11-01'));
  expect(other.asItCloses(JUPEB).closes).toBe('2026-10-01');
});
