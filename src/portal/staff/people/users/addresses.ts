import { PEOPLE } from '#contract/people/pages.ts';

export const recordOf = (id: string): string => `${PEOPLE.user.to}?user=${id}`;

/** Without an id, the form opens a new account. */
export const formOf = (id?: string): string => `${PEOPLE.userForm.to}${id ? `?user=${id}` : ''}`;
