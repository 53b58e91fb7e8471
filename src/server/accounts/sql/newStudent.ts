import { AUDIT_COLUMNS } from '../../platform/audit.ts';
import { statement } from '../../platform/database/statement.ts';

/** $1 registration number, which is a student's first user name. */
export const accountOfRegNumber = statement('account-of-reg-number', `
  select id, moved_at is not null as has_moved from user_account where lower(user_name) = lower($1)`, { id: 'uuid', has_moved: 'bool' });

/**
 * $1 user_name, $2 role, $3 surname, $4 firstname, $5 middlename, $6 mobile_number, $7 student_type_id, $8 password_hash, $9 now, $10 ip.
 * Takes the place of one that was begun and whose address was never confirmed, whose challenges are void; none when the account is somebody's already.
 */
export const openStudentAccount = statement('open-student-account', `
  with opened as (
         insert into user_account as u (user_name, role_id, surname, firstname, middlename, mobile_number, student_type_id, password_hash, created_at)
         select $1, r.id, $3, $4, $5, $6, $7, $8, $9 from role r where r.name = $2
         on conflict (lower(user_name)) do update set mobile_number = excluded.mobile_number, password_hash = excluded.password_hash
          where u.moved_at is null and u.role_id = excluded.role_id
         returning id),
       voided as (update account_challenge set used_at = $9 where user_id in (select id from opened) and used_at is null),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   select $9, 'user:' || id, 'account-opened', 'user', id::text, '{}'::jsonb, $10 from opened)
  select id from opened`, { id: 'uuid' });
