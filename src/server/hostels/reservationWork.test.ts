import { expect, test } from 'vitest';
import reservations from '#lists/hostels/reservations.json' with { type: 'json' };
import { transition } from '#catalogue/workflow/transition.ts';
import { LIVE } from '#rules/hostels/beds.ts';
import work from '#work/bed-reservation.json' with { type: 'json' };
import { FIRST_STEPS } from './reservationWork.ts';

test('the first step of a reservation leads to the state in which it is made', () => {
  expect(LIVE.map((state) => transition(work, work.chart.initial, FIRST_STEPS[state]))).toEqual(LIVE);
});

test('a reservation that has its bed is taken away or moved from wherever it is, and one that has ended stays as it is', () => {
  const from = (step: string) => Object.keys(work.chart.states).filter((state) => transition(work, state, step));
  expect([from('deactivate'), from('move')]).toEqual([LIVE, LIVE]);
  const ended = Object.entries(work.chart.states).flatMap(([state, of]) => ('type' in of ? [state] : []));
  expect([...LIVE, ...ended]).toEqual(Object.keys(work.chart.states));
});

test('the list of reservations calls their states as the chart does', () => {
  const titles = Object.entries(work.chart.states).map(([state, { meta }]) => [state, meta.title]);
  expect(reservations.columns.state.values).toEqual(Object.fromEntries(titles));
});
