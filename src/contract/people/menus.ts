import Type, { type Static } from 'typebox';
import { ClaimName } from './claims.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { AtRevision, Revision } from '../kit/revision.ts';

const Link = Type.Object({ id: Type.Integer(), name: Type.String(), path: Type.String() });

/** An item leads to a path; a group leads nowhere and holds items. */
export const MenuItem = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  path: Type.Union([Type.String(), Type.Null()]),
  items: Type.Array(Link),
});
export type MenuItem = Static<typeof MenuItem>;

/** While impersonating it lacks the claims that are for the person alone. */
export const OwnAccess = Type.Object({ menuItems: Type.Array(MenuItem), claims: Type.Array(ClaimName) });
export type OwnAccess = Static<typeof OwnAccess>;

export const ownMenu = endpoint({
  method: 'GET',
  path: '/Menus/menus',
  access: 'user',
  summary: "The person's menu and claims, as they are now",
  reply: OwnAccess,
});

const access = { claim: 'access-control' } as const;

const MenuRow = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  path: Type.Union([Type.String(), Type.Null()]),
  parentId: Type.Union([Type.Integer(), Type.Null()]),
  claims: Type.Array(ClaimName),
  revision: Revision,
});
export type MenuRow = Static<typeof MenuRow>;

export const menuClaims = endpoint({
  method: 'GET',
  path: '/Menus/menu-claims',
  access,
  summary: 'Every menu item in its order, with the claims that show it',
  reply: Type.Array(MenuRow),
});

const Claims = Type.Array(ClaimName, { maxItems: 40 });

const Written = {
  name: Type.String({ maxLength: 60 }),
  path: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
  parentId: Type.Union([Id, Type.Null()]),
};

export const createMenu = endpoint({
  method: 'POST',
  path: '/Menus/create-menu',
  access,
  summary: 'Adds a menu item, last in its group; shown to who holds any of its claims',
  body: Type.Object({ ...Written, claims: Claims }),
  reply: Type.Object({ id: Type.Integer() }),
});

export const updateMenu = endpoint({
  method: 'PUT',
  path: '/Menus/:id',
  access,
  summary:
    'Renames a menu item, leads it elsewhere, moves it, or shows it to other claims; 409 when it was changed since that revision',
  params: Type.Object({ id: Id }),
  query: AtRevision,
  body: Type.Object({ ...Written, give: Type.Optional(Claims), take: Type.Optional(Claims) }),
  reply: Type.Null(),
});

export const removeMenu = endpoint({
  method: 'DELETE',
  path: '/Menus/:id',
  access,
  summary: 'Removes a menu item; a group only when it is empty',
  params: Type.Object({ id: Id }),
  reply: Type.Null(),
});

export const orderMenu = endpoint({
  method: 'PUT',
  path: '/Menus/order',
  access,
  summary: 'Sets the order of the items of a group, or of the top',
  body: Type.Object({ parentId: Written.parentId, ids: Type.Array(Id, { maxItems: 200 }) }),
  reply: Type.Null(),
});

export const addClaimsToMenu = endpoint({
  method: 'POST',
  path: '/Menus/add-claims-to-menu',
  access,
  summary: 'Shows a menu item to the holders of more claims',
  body: Type.Object({ menuId: Id, claims: Type.Array(ClaimName, { minItems: 1, maxItems: 40 }) }),
  reply: Type.Null(),
});

export const removeClaimFromMenu = endpoint({
  method: 'DELETE',
  path: '/Menus/remove-claim-from-menu',
  access,
  summary: 'No longer shows a menu item for a claim',
  query: Type.Object({ menuId: Id, claim: ClaimName }),
  reply: Type.Null(),
});
