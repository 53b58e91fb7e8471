import { fullName } from '#rules/fullName.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';

export type Person = RowOf<'person-by-id'>;

export const fullNameOf = ({ surname, firstname, middlename }: Person): string =>
  fullName({ lastname: surname, firstname, middlename });

/** `a•••@example.com`: its owner knows the rest. */
export const hintOf = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`;
