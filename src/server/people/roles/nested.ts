import type { MenuItem } from '#contract/people/menus.ts';

interface Flat {
  readonly id: number;
  readonly name: string;
  readonly path: string | null;
  readonly parentId: number | null;
}

export const nested = (rows: readonly Flat[]): MenuItem[] =>
  rows
    .filter(({ parentId }) => parentId === null)
    .map(({ id, name, path }) => ({ id, name, path, items: linksIn(rows, id) }));

const linksIn = (rows: readonly Flat[], group: number) =>
  rows.flatMap(({ id, name, path, parentId }) => (parentId === group && path !== null ? [{ id, name, path }] : []));
