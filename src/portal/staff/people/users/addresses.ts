import { PEOPLE } from '#contract/people/pages.ts';

export const recordOf = (id: string): string => `${PEOPLE.user.to}?user=${id}`;

/** To correct an account; without an id, to open one. */
export const formOf = (id?: string): string => `${PEOPLE.userForm.to}${id ? `?user=${id}` : ''}`;
