import { expect, test } from 'vitest';
import { namesAsOf, type Renamings } from './earlierNames.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const renamed = (day: number, subject_kind: string, subject_id: string, name: string): Renamings[number] => ({
  subject_kind,
  subject_id,
  at: at(day),
  name,
});

test('an id is called what it was called then, whichever list it was chosen from', () => {
  const names = { nameOf: (lookup: string, id: unknown) => `${lookup} ${String(id)}` };
  const log = [renamed(5, 'department', '7', 'Zoology'), renamed(9, 'department', '7', 'Animal Biology')];
  const called = (day: number, lookup = 'departments', id = 7) => namesAsOf(names, log, at(day)).nameOf(lookup, id);
  expect([called(1), called(6), called(10)]).toEqual(['Zoology', 'Animal Biology', 'departments 7']);
  expect(called(1, 'application-departments')).toBe('Zoology');
  expect([called(1, 'faculties'), called(1, 'departments', 8)]).toEqual(['faculties 7', 'departments 8']);
});
