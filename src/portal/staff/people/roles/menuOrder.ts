import type { MenuRow } from '#contract/people/menus.ts';

/** The items of these ids change places among themselves. */
export function inOrder(items: readonly MenuRow[], ids: readonly number[]): readonly MenuRow[] {
  const ordered = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return items.map((item) => (ids.includes(item.id) ? ordered.shift()! : item));
}
