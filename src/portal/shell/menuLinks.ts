import type { MenuItem } from '#contract/people/menus.ts';

export interface MenuLink {
  readonly id: number;
  readonly name: string;
  readonly path: string;
}

export const menuLinks = (items: readonly MenuItem[]): MenuLink[] =>
  items.flatMap(({ id, name, path, items: inside }) => (path === null ? inside : [{ id, name, path }]));

/** The address by which the menu is lit: of a page that states the one that it belongs to, and of what is below it, that one's. */
export function placeOf(pathname: string, under: readonly (readonly [page: string, under: string])[]): string {
  const stated = under.filter(([page]) => pathname === page || pathname.startsWith(`${page}/`));
  return stated.toSorted(([one], [other]) => other.length - one.length)[0]?.[1] ?? pathname;
}

/**
 * The link whose path has the most leading parts in common with the address. Of several, the one whose next part begins
 * with more of the same words (`jamb_list` is near `jamb_list_upload`), and then the one with the fewest others.
 */
export function litLink(links: readonly MenuLink[], pathname: string): MenuLink | undefined {
  const near = links
    .map((link) => ({ link, ...nearness(partsOf(link.path), partsOf(pathname)), parts: partsOf(link.path).length }))
    .filter(({ common }) => common > 0);
  return near.sort((one, other) => other.common - one.common || other.words - one.words || one.parts - other.parts)[0]
    ?.link;
}

const partsOf = (path: string) => path.split(/[/#?]/).filter((part) => part !== '');

function nearness(parts: readonly string[], others: readonly string[]) {
  const common = leadingInCommon(parts, others);
  return { common, words: leadingInCommon(wordsOf(parts[common]), wordsOf(others[common])) };
}

const wordsOf = (part = '') => part.split('_').filter((word) => word !== '');

function leadingInCommon(some: readonly string[], others: readonly string[]): number {
  const differing = some.findIndex((one, index) => one !== others[index]);
  return differing === -1 ? some.length : differing;
}
