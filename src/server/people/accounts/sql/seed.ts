import { statement } from '../../../platform/database/statement.ts';

/** $1 user_name, $2 role, $3 surname, $4 firstname, $5 middlename, $6 email, $7 birthday, $8 student_type_id, $9 password_hash, $10 now, $11 has moved */
export const insertPerson = statement('seed-person', `
  insert into user_account (user_name, role_id, surname, firstname, middlename, email, birthday, student_type_id, password_hash, created_at, moved_at)
  select $1, r.id, $3, $4, $5, $6, $7, $8, $9, $10, case when $11 then $10::timestamptz end from role r where r.name = $2 returning id`, { id: 'uuid' });
