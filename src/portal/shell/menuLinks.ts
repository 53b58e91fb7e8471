import type { MenuItem } from '#contract/people/menus.ts';

export interface MenuLink {
  readonly id: number;
  readonly name: string;
  readonly path: string;
}

export const menuLinks = (items: readonly MenuItem[]): MenuLink[] =>
  items.flatMap(({ id, name, path, items: inside }) => (path === null ? inside : [{ id, name, path }]));

/** The link whose path has the most leading parts in common with the address; of several, the one with the fewest others. */
export function litLink(links: readonly MenuLink[], pathname: string): MenuLink | undefined {
  const near = links
    .map((link) => ({ link, common: partsInCommon(link.path, pathname), parts: partsOf(link.path).length }))
    .filter(({ common }) => common > 0);
  return near.sort((one, other) => other.common - one.common || one.parts - other.parts)[0]?.link;
}

const partsOf = (path: string) => path.split(/[/#?]/).filter((part) => part !== '');

function partsInCommon(one: string, other: string): number {
  const others = partsOf(other);
  const parts = partsOf(one);
  const differing = parts.findIndex((part, index) => part !== others[index]);
  return differing === -1 ? parts.length : differing;
}
