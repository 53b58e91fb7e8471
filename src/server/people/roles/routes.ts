import type { FastifyInstance } from 'fastify';
import * as menuContract from '#contract/people/menus.ts';
import * as contract from '#contract/people/roles.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { listClaims, listPermissions } from './claims.ts';
import { addClaims, changeItem, createItem, listMenu, orderItems, removeClaim, removeItem } from './menu.ts';
import { changeRole, changeRoleClaims, claimsOfRole, createRole, listRoles, removeRole } from './roles.ts';
import { ownAccess } from './service.ts';
import { claimsOfPerson, endException, exceptAnew, exceptPerson } from './userClaims.ts';

export function roleRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contract.claims, ({ caller }) => listClaims(caller));
  route(app, contract.permissions, () => listPermissions());

  route(app, contract.roles, () => listRoles(platform));
  route(app, contract.studentRoles, async () =>
    (await listRoles(platform)).filter(({ claims }) => claims.includes('student')),
  );
  route(app, contract.createRole, (call) => createRole(platform, byOf(call), call.body));
  route(app, contract.updateRole, (call) =>
    changeRole(platform, byOf(call), { ...call.params, ...call.query }, call.body),
  );
  route(app, contract.removeRole, (call) => removeRole(platform, byOf(call), call.params.id));
  route(app, contract.roleClaims, ({ query }) => claimsOfRole(platform, query.roleId));
  route(app, contract.updateRoleClaims, (call) => changeRoleClaims(platform, byOf(call), call.body));

  route(app, contract.userClaims, ({ query }) => claimsOfPerson(platform, query.userName));
  route(app, contract.createUserClaims, (call) => exceptPerson(platform, byOf(call), call.body));
  route(app, contract.updateUserClaims, (call) => exceptAnew(platform, byOf(call), call.params.id, call.body));
  route(app, contract.deleteUserClaim, (call) => endException(platform, byOf(call), call.query));

  route(app, menuContract.ownMenu, ({ caller }) => ownAccess(platform.database, caller.userId, caller.impersonatorId));
  route(app, menuContract.menuClaims, () => listMenu(platform));
  route(app, menuContract.createMenu, (call) => createItem(platform, byOf(call), call.body));
  route(app, menuContract.orderMenu, (call) => orderItems(platform, byOf(call), call.body));
  route(app, menuContract.updateMenu, (call) =>
    changeItem(platform, byOf(call), { ...call.params, ...call.query }, call.body),
  );
  route(app, menuContract.removeMenu, (call) => removeItem(platform, byOf(call), call.params.id));
  route(app, menuContract.addClaimsToMenu, (call) => addClaims(platform, byOf(call), call.body));
  route(app, menuContract.removeClaimFromMenu, (call) => removeClaim(platform, byOf(call), call.query));
}
