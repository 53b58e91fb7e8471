import { PEOPLE } from '#contract/people/pages.ts';

export const NEW = 'new';

export const NEW_GROUP = 'new-group';

export const roleAddress = (id: number | typeof NEW): string => `${PEOPLE.roles.to}?role=${id}`;

export const menuAddress = (id: number | typeof NEW | typeof NEW_GROUP): string => `${PEOPLE.menuItem.to}?menu=${id}`;
