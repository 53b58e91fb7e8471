import type { MenuItem } from '#contract/people/menus.ts';

interface Flat {
  readonly id: number;
  readonly name: string;
  readonly path: string | null;
  readonly parent_id: number | null;
}

export const nested = (rows: readonly Flat[]): MenuItem[] =>
  rows
    .filter(({ parent_id }) => parent_id === null)
    .map(({ id, name, path }) => ({ id, name, path, items: linksIn(rows, id) }));

const linksIn = (rows: readonly Flat[], group: number) =>
  rows.flatMap(({ id, name, path, parent_id }) => (parent_id === group && path !== null ? [{ id, name, path }] : []));
