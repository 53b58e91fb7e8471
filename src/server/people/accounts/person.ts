import { fullName } from '#rules/fullName.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { personById } from './sql/person.ts';

export type Person = Row<(typeof personById)['columns']>;

export const fullNameOf = ({ surname, firstname, middlename }: Person): string =>
  fullName({ lastname: surname, firstname, middlename });

/** `a•••@example.com`: its owner knows the rest. */
export const hintOf = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`;
