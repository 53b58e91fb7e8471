import { expect, test } from 'vitest';
import { changesTo, isShown, presetsOf, viewQuery } from './presets.ts';

test('a preset of today is that of the day on which it is chosen', () => {
  expect(
    presetsOf({ presets: { today: { title: 'Today', query: { from: 'today', to: 'today' } } } }, '2026-11-23'),
  ).toEqual([{ name: 'Today', query: { from: '2026-11-23', to: '2026-11-23' } }]);
});

test('a view has what is asked and how it is shown, not where in it one is', () => {
  expect(
    viewQuery({ search: 'ada', sort: '-name', columns: 'name', page: '3', after: 'mark', pageSize: '50' }),
  ).toEqual({ search: 'ada', sort: '-name', columns: 'name' });
});

test('a view takes the place of what was asked', () => {
  const waiting = { name: 'Waiting', query: { state: 'open' } };
  expect(changesTo(waiting)({ kind: 'short', page: '2', pageSize: '50' })).toEqual({
    kind: undefined,
    page: undefined,
    state: 'open',
  });
  expect([
    isShown(waiting, { state: 'open', page: '2' }),
    isShown(waiting, { state: 'open', kind: 'short' }),
    isShown(waiting, {}),
    isShown(waiting, { state: 'open', columns: 'rrr' }),
  ]).toEqual([true, false, false, true]);
});
