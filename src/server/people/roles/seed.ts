import { TOP, type StatedPage } from '#contract/kit/page.ts';
import { PAGES } from '#contract/pages.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { SEEDED_ROLES } from './seededRoles.ts';
import { plantMenuItem, plantRole } from './sql/seed.ts';

/** The menu as the pages state it: an item at the top is a group of its own. */
const MENU = Map.groupBy(PAGES.filter(({ menu }) => menu), ({ menu, to }) => (menu!.group === TOP ? to : menu!.group));

/** Roles and menu of a new college. */
export async function seedPowers(tx: Queryable): Promise<void> {
  for (const { name, claims, maySignIn = true } of SEEDED_ROLES) await plantRole(tx, [name, maySignIn, JSON.stringify(claims)]);
  for (const [place, [group, pages]] of [...MENU].entries()) {
    const under = pages[0]!.menu!.group === TOP ? null : await plantGroup(tx, group, place);
    for (const [index, page] of pages.entries()) await plant(tx, page, under, under === null ? place : index);
  }
}

async function plantGroup(tx: Queryable, name: string, place: number): Promise<number> {
  const [group] = await plantMenuItem(tx, [name, null, null, place, '[]']);
  return group!.id;
}

const plant = (tx: Queryable, { name, to, claim, menu }: StatedPage, group: number | null, place: number) =>
  plantMenuItem(tx, [menu?.name ?? name, to, group, place, JSON.stringify([claim])]);
