import { expect, test } from 'vitest';
import work from '#work/admission.json' with { type: 'json' };
import { funnelOf, placesOf } from './stages.ts';

const ONE_IN_EACH = Object.keys(work.chart.states).map((state) => ({ state, candidates: 1 }));

test('every state of an admission is counted, and no stage is larger than the one before it', () => {
  expect(funnelOf(ONE_IN_EACH)).toEqual([
    ['Listed', 15],
    ['Offered', 14],
    ['Accepted', 11],
    ['Cleared', 7],
    ['Matriculated', 6],
  ]);
  expect(placesOf(ONE_IN_EACH)).toEqual([4, 5, 6]);
  expect(ONE_IN_EACH).toHaveLength(15);
});
