import { statement } from '../../platform/database/statement.ts';

/** $1 name, $2 may_sign_in, $3 claims as jsonb */
export const insertRole = statement('seed-role', `
  with made as (insert into role (name, may_sign_in) values ($1, $2) returning id)
  insert into role_claim (role_id, claim) select made.id, claim from made, jsonb_array_elements_text($3) as claim`, {});

/** $1 name, $2 path, $3 place, $4 claim */
export const insertMenuItem = statement('seed-menu-item', `
  with made as (insert into menu_item (name, path, place) values ($1, $2, $3) returning id)
  insert into menu_claim (menu_id, claim) select id, $4 from made`, {});

/** $1 user_name, $2 role, $3 surname, $4 firstname, $5 middlename, $6 email, $7 birthday, $8 student_type_id, $9 password_hash, $10 now, $11 has moved */
export const insertPerson = statement('seed-person', `
  insert into user_account (user_name, role_id, surname, firstname, middlename, email, birthday, student_type_id, password_hash, created_at, moved_at)
  select $1, r.id, $3, $4, $5, $6, $7, $8, $9, $10, case when $11 then $10::timestamptz end from role r where r.name = $2 returning id`, { id: 'uuid' });
