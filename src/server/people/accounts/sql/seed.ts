import { statement } from '../../../platform/database/statement.ts';

/** Returns no row where somebody has the name or the address. */
export const insertPerson = statement(
  'seed-person',
  {
    userName: 'text',
    role: 'text',
    surname: 'text',
    firstname: 'text',
    middlename: 'text',
    email: 'text?',
    birthday: 'date?',
    studentTypeId: 'int4?',
    passwordHash: 'text?',
    now: 'timestamptz',
    hasMoved: 'bool',
  },
  `
  insert into user_account (user_name, role_id, surname, firstname, middlename, email, birthday, student_type_id, password_hash, created_at, moved_at)
  select $userName, r.id, $surname, $firstname, $middlename, $email, $birthday, $studentTypeId, $passwordHash, $now,
         case when $hasMoved then $now::timestamptz end from role r where r.name = $role on conflict do nothing returning id`,
  { id: 'uuid' },
);
