import { expect, test, vi } from 'vitest';
import type { Claim } from '#contract/people/claims.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Card } from './card.ts';
import { lastDays, mondayOf, thisWeek } from './days.ts';
import { readCards } from './readCards.ts';

const card = (name: string, claim: Claim, read: Card['read']): Card => ({
  name,
  title: name,
  kind: 'waiting',
  page: { name, to: `/${name}`, claim },
  read,
});
const caller = (...claims: Claim[]) => ({ claims: new Set(claims) }) as unknown as User;
const platform = (error = vi.fn()) => ({ log: { error } }) as unknown as Platform;

test('a card that cannot be read says so alone, and the log says why', async () => {
  const error = vi.fn();
  const away = new Error('away');
  const cards = [
    card('broken', 'self', () => Promise.reject(away)),
    card('cases', 'self', () => ({ value: 3, filters: { state: 'open', held: false } })),
  ];
  expect((await readCards(platform(error), cards, caller('self'))).map(({ value, to }) => [value, to])).toEqual([
    [null, '/broken'],
    [3, '/cases?state=open&held=false'],
  ]);
  expect(error).toHaveBeenCalledWith({ err: away, card: 'broken' }, expect.any(String));
});

test('a card that does not concern the caller is not shown', async () => {
  expect(await readCards(platform(), [card('courses', 'self', () => null)], caller('self'))).toEqual([]);
});

test('a card whose page the caller may not open is not even read', async () => {
  const read = vi.fn();
  expect(await readCards(platform(), [card('cases', 'invoices', read)], caller('self'))).toEqual([]);
  expect(read).not.toHaveBeenCalled();
});

test.each([
  ['2026-11-23', '2026-11-23', 1],
  ['2026-11-29', '2026-11-23', 7],
  ['2026-11-25', '2026-11-23', 3],
])('of %s the week began on %s', (today, monday, days) => {
  expect(mondayOf(today)).toBe(monday);
  expect(
    thisWeek(
      Array.from({ length: 14 }, () => 1),
      today,
    ),
  ).toBe(days);
});

test('today is read each time, and the days that are over are not', async () => {
  const read = vi.fn(({ from, today }: { from: string; today: string }) =>
    Promise.resolve(Array.from({ length: (Date.parse(today) - Date.parse(from)) / 86_400_000 + 1 }, (_, day) => day)),
  );
  const database = {} as Parameters<typeof lastDays>[0];
  const days = (today: string) => lastDays(database, 'received', today, read);
  expect(await days('2026-11-23')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(await days('2026-11-23')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0]);
  await days('2026-11-24');
  expect(read.mock.calls.map(([{ from }]) => from)).toEqual(['2026-11-10', '2026-11-23', '2026-11-11']);
});
