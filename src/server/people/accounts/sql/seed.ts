import { sql } from '../../../platform/database/describedSql.ts';

/** Returns no row where somebody has the name or the address. */
export const insertPerson = sql('seed-person')`
  insert into user_account (user_name, role_id, surname, firstname, middlename, email, birthday, student_type_id, password_hash, created_at, moved_at)
  select $userName, r.id, $surname, $firstname, $middlename, $email?, $birthday?, $studentTypeId?, $passwordHash?, $now,
         case when $hasMoved then $now::timestamptz end from role r where r.name = $role on conflict do nothing returning id`;
