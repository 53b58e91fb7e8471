import { PEOPLE } from '#contract/people/pages.ts';

export const recordOf = (id: string): string => `${PEOPLE.user.to}?user=${id}`;

/** Without an id, the form opens a new account. */
export const formOf = (id?: string): string => `${PEOPLE.userForm.to}${id ? `?user=${id}` : ''}`;

export const staffTabOf = (id: string): string => `${recordOf(id)}#staff`;
export const staffFormOf = (id: string): string => `${formOf(id)}&part=staff`;
