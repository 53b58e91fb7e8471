import { PEOPLE } from '#contract/people/pages.ts';

export const NEW = 'new';

export const roleAddress = (id: number | typeof NEW): string => `${PEOPLE.roles.to}?role=${id}`;

export const menuAddress = (id: number | typeof NEW): string => `${PEOPLE.menuItem.to}?menu=${id}`;
