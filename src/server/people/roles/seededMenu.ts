import { TOP } from '#contract/kit/page.ts';
import { MENU_ORDER, PAGES } from '#contract/pages.ts';

const placeOf = (group: string): number => (MENU_ORDER.includes(group) ? MENU_ORDER.indexOf(group) : MENU_ORDER.length);

/** A page at the top of the menu is a group of its own. */
export const SEEDED_MENU = new Map(
  [
    ...Map.groupBy(
      PAGES.filter(({ menu }) => menu),
      ({ menu, to }) => (menu!.group === TOP ? to : menu!.group),
    ),
  ].sort(([one], [other]) => placeOf(one) - placeOf(other)),
);

/** Rows are numbered as they are seeded: a group, and then its pages. */
export function seededGroups(): { readonly id: number; readonly name: string }[] {
  let rows = 0;
  return [...SEEDED_MENU].flatMap(([name, pages]) => {
    const isGroup = pages[0]!.menu!.group !== TOP;
    const id = rows + 1;
    rows += pages.length + (isGroup ? 1 : 0);
    return isGroup ? [{ id, name }] : [];
  });
}
