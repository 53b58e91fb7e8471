import { expect, test } from 'vitest';
import type { MenuRow } from '#contract/people/menus.ts';
import { inOrder } from './menuOrder.ts';

const items = [1, 2, 3, 4].map((id) => ({ id }) as MenuRow);

test('siblings change places, and the others stay where they are', () => {
  expect(inOrder(items, [4, 2]).map(({ id }) => id)).toEqual([1, 4, 3, 2]);
  expect(inOrder(items, [3, 9, 1]).map(({ id }) => id)).toEqual([3, 2, 1, 4]);
});
