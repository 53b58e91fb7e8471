import { TOP, type PageDefinition } from '#contract/kit/page.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { SEEDED_MENU } from './seededMenu.ts';
import { SEEDED_ROLES } from './seededRoles.ts';
import { seedMenuItem, seedRole } from './sql/seed.ts';

export async function seedRoles(tx: Queryable): Promise<void> {
  for (const { name, claims, maySignIn = true } of SEEDED_ROLES) await seedRole(tx, { name, maySignIn, claims });
  for (const [place, [group, pages]] of [...SEEDED_MENU].entries()) {
    const under = pages[0]!.menu!.group === TOP ? null : await insertGroup(tx, group, place);
    for (const [index, page] of pages.entries()) await insertItem(tx, page, under, under === null ? place : index);
  }
}

async function insertGroup(tx: Queryable, name: string, place: number): Promise<number> {
  const [group] = await seedMenuItem(tx, { name, path: null, parentId: null, place, claims: [] });
  return group!.id;
}

const insertItem = (tx: Queryable, { name, to, claim, menu }: PageDefinition, group: number | null, place: number) =>
  seedMenuItem(tx, { name: menu?.name ?? name, path: to, parentId: group, place, claims: [claim] });
