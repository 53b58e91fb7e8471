import { expect, test } from 'vitest';
import { placeOf } from './useChosen.ts';

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test.each([
  ['nothing was chosen yet', { place: 0 }, 0],
  ['it has moved up', { id: 'b', place: 2 }, 1],
  ['it is gone', { id: 'x', place: 1 }, 1],
  ['it was the last and is gone', { id: 'x', place: 3 }, 2],
  ['the last is asked for', { place: Number.MAX_SAFE_INTEGER }, 2],
])('when %s, its place is', (_, choice, place) => expect(placeOf(rows, choice)).toBe(place));

test('an empty queue has no place', () => expect(placeOf([], { id: 'a', place: 0 })).toBe(-1));
