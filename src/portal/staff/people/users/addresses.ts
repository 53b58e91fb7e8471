/** Where the crumbs of every page about users begin. */
export const USERS = { name: 'Users', to: '/user_management/users' };

export const recordOf = (id: string): string => `/user_management/users/management?user=${id}`;

/** To correct an account; without an id, to open one. */
export const formOf = (id?: string): string => `/user_management/users/edit${id ? `?user=${id}` : ''}`;
