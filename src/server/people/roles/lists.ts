import { listRows, type ListSource } from '../../platform/lookups/listSource.ts';
import { seededGroups } from './seededMenu.ts';
import { SEEDED_ROLES } from './seededRoles.ts';
import { listMenuGroups } from './sql/menu.ts';
import { listRoleNames } from './sql/roles.ts';

export const roleLists: ListSource = {
  lists: {
    roles: SEEDED_ROLES.map(({ name }, index) => ({ id: index + 1, name, parents: [] })),
    'menu-groups': seededGroups().map((group) => ({ ...group, parents: [] })),
  },
  read: async (db) => ({ roles: listRows(await listRoleNames(db)), 'menu-groups': listRows(await listMenuGroups(db)) }),
};
