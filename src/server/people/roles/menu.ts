import type { Claim } from '#contract/people/claims.ts';
import type { MenuRow } from '#contract/people/menus.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { stale, type Seen } from '../../kit/revision/stale.ts';
import type { By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { changeAccess, type Note } from './change.ts';
import { TITLE } from './service.ts';
import {
  addMenuClaims,
  deleteMenuItem,
  insertMenuItem,
  itemsUnder,
  menuItemById,
  orderMenuItems,
  removeMenuClaims,
  updateMenuItem,
  wholeMenu,
} from './sql/menu.ts';

interface Written {
  readonly name: string;
  readonly path: string | null;
  readonly parentId: number | null;
}

/** Of two who change different claims of an item neither undoes the other. */
interface ClaimChange {
  readonly give?: readonly Claim[];
  readonly take?: readonly Claim[];
}

export const listMenu = async ({ database }: Platform): Promise<MenuRow[]> => (await wholeMenu(database)).map(present);

export async function createItem(
  platform: Platform,
  by: By,
  { claims, ...typed }: Written & { readonly claims: readonly Claim[] },
): Promise<{ id: number }> {
  const written = read(platform, typed);
  if (written.path === null && claims.length > 0) throw groupHasNoClaims();
  return changeAccess(platform, by, async (tx, note) => {
    await mustBeGroup(tx, written.parentId);
    const [made] = await insertMenuItem(tx, { name: written.name, path: written.path, parentId: written.parentId });
    await addMenuClaims(tx, { menuItemId: made!.id, claims });
    await note('menu-item-created', { kind: 'menu-item', id: made!.id }, null, { ...written, claims });
    return made!;
  });
}

export async function changeItem(
  platform: Platform,
  by: By,
  { id, revision }: Seen,
  { give, take, ...typed }: Written & ClaimChange,
): Promise<null> {
  const written = read(platform, typed);
  return changeAccess(platform, by, async (tx, note) => {
    const { name, path, parentId, revision: present } = await loadItem(tx, id);
    if (present !== revision) throw await stale(tx, 'menu-item', id);
    if ((path === null) !== (written.path === null))
      throw mistakeAt(
        '/path',
        path === null ? 'a group has no page of its own' : 'please enter the address of the page',
        TITLE,
      );
    await mustBeGroup(tx, written.parentId);
    await updateMenuItem(tx, { menuItemId: id, name: written.name, path: written.path, parentId: written.parentId });
    await note('menu-item-changed', { kind: 'menu-item', id }, { name, path, parentId }, written);
    await changeClaims(tx, note, id, { give, take });
    return null;
  });
}

export async function removeItem(platform: Platform, by: By, id: number): Promise<null> {
  return changeAccess(platform, by, async (tx, note) => {
    const before = await loadItem(tx, id);
    if ((await itemsUnder(tx, { parentId: id })).length > 0)
      throw new Problem(422, 'Only an empty group can be removed', { title: TITLE });
    await deleteMenuItem(tx, { menuItemId: id });
    await note('menu-item-removed', { kind: 'menu-item', id }, before, null);
    return null;
  });
}

/** @throws Problem 409 when `ids` are not the items that are there now */
export async function orderItems(
  platform: Platform,
  by: By,
  { parentId, ids }: { parentId: number | null; ids: readonly number[] },
): Promise<null> {
  return changeAccess(platform, by, async (tx, note) => {
    const before = (await itemsUnder(tx, { parentId })).map(({ id }) => id);
    if (before.length !== ids.length || !before.every((id) => ids.includes(id)))
      throw new Problem(409, 'The menu has changed since then. Please look at it again.', { title: TITLE });
    await orderMenuItems(tx, { ids });
    await note('menu-ordered', { kind: 'menu-item', id: parentId ?? 'top' }, before, ids);
    return null;
  });
}

export const addClaims = (
  platform: Platform,
  by: By,
  { menuId, claims }: { menuId: number; claims: readonly Claim[] },
): Promise<null> => changeAccess(platform, by, (tx, note) => changeClaims(tx, note, menuId, { give: claims }));

export const removeClaim = (
  platform: Platform,
  by: By,
  { menuId, claim }: { menuId: number; claim: Claim },
): Promise<null> => changeAccess(platform, by, (tx, note) => changeClaims(tx, note, menuId, { take: [claim] }));

async function changeClaims(
  tx: Queryable,
  note: Note,
  id: number,
  { give = [], take = [] }: ClaimChange,
): Promise<null> {
  const { path, claims: before } = await loadItem(tx, id);
  if (path === null && give.length > 0) throw groupHasNoClaims();
  await removeMenuClaims(tx, { menuItemId: id, claims: take });
  await addMenuClaims(tx, { menuItemId: id, claims: give });
  await note('menu-claims-changed', { kind: 'menu-item', id }, before, (await loadItem(tx, id)).claims);
  return null;
}

async function loadItem(tx: Queryable, id: number): Promise<MenuRow> {
  const [item] = await menuItemById(tx, { menuItemId: id });
  if (!item) throw notFound('There is no such menu item');
  return present(item);
}

/** The menu has two levels: a group inside a group would show nothing. */
async function mustBeGroup(tx: Queryable, id: number | null): Promise<void> {
  if (id === null) return;
  const [group] = await menuItemById(tx, { menuItemId: id });
  if (!group || group.path !== null) throw mistakeAt('/parentId', 'please select a group', TITLE);
}

const present = ({ parentId, claims, ...item }: RowOf<'menu-item-by-id'>): MenuRow => ({
  ...item,
  parentId,
  claims: claims as Claim[],
});

function read(platform: Platform, { name, path, parentId }: Written): Written {
  if (path !== null) {
    const { parentId: group = null, ...item } = judgeForm(
      platform,
      'menu-item',
      { name, path, ...(parentId !== null && { parentId }) },
      TITLE,
    );
    return { name: item.name, path: item.path, parentId: group };
  }
  if (parentId !== null) throw mistakeAt('/parentId', 'a group cannot be in another group', TITLE);
  return { ...judgeForm(platform, 'menu-group', { name }, TITLE), path, parentId };
}

const groupHasNoClaims = () => mistakeAt('/claims', 'a group is shown with its items: give the claims to them', TITLE);
