/** In the place of an id. */
export const NEW = 'new';

export const ROLES = { name: 'Roles', to: '/user_management/roles' };
export const MENUS = { name: 'Menus', to: '/user_management/menus' };

export const roleAddress = (id: number | typeof NEW): string => `${ROLES.to}?role=${id}`;

export const menuAddress = (id: number | typeof NEW): string => `${MENUS.to}/management?menu=${id}`;
