import { AUDIT_COLUMNS } from '../../../platform/audit.ts';
import { statement } from '../../../platform/database/statement.ts';

/** $1 id. With the claims that give power over others: who lacks one of them may not touch the account. */
export const findUserRecord = statement('find-user-record', `
  select u.id, u.user_name, u.surname, u.firstname, u.middlename, u.email, u.mobile_number, u.role_id, r.name as role, u.active, u.created_at,
         u.two_factor is not null as two_factor, u.moved_at is not null as has_moved,
         coalesce((select jsonb_agg(claim) from held_claim where user_id = u.id), '[]') as claims
    from user_account u join role r on r.id = u.role_id where u.id = $1`,
{
  id: 'uuid', user_name: 'text', surname: 'text', firstname: 'text', middlename: 'text', email: 'text?', mobile_number: 'text?', role_id: 'int4', role: 'text',
  active: 'bool', created_at: 'timestamptz', two_factor: 'bool', has_moved: 'bool', claims: 'jsonb',
});

/** $1 role id */
export const claimsOfRole = statement('claims-of-role', `
  select r.id, coalesce((select jsonb_agg(claim) from role_claim where role_id = r.id), '[]') as claims from role r where r.id = $1`, { id: 'int4', claims: 'jsonb' });

/** $1 user name, $2 email, $3 other than this id (null for nobody): who has them already. */
export const takenBy = statement('user-name-or-email-taken', `
  select lower(user_name) = lower($1) as user_name, coalesce(lower(email) = lower($2), false) as email from user_account
   where (lower(user_name) = lower($1) or lower(email) = lower($2)) and id is distinct from $3::uuid`, { user_name: 'bool', email: 'bool' });

const PART = `jsonb_build_object('userName', user_name, 'surname', surname, 'firstname', firstname, 'middlename', middlename, 'email', email, 'mobileNumber', mobile_number, 'roleId', role_id)`;

/** $1 user_name, $2 role_id, $3 surname, $4 firstname, $5 middlename, $6 email, $7 mobile_number, $8 now, $9 actor, $10 ip: none when name or address is taken meanwhile. */
export const insertUser = statement('insert-user', `
  with made as (
         insert into user_account (user_name, role_id, surname, firstname, middlename, email, mobile_number, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning *),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   select $8, $9, 'user-created', 'user', id::text, jsonb_build_object('after', ${PART}), $10 from made)
  select id from made`, { id: 'uuid' });

/**
 * $1 id, $2 user_name, $3 role_id, $4 surname, $5 firstname, $6 middlename, $7 email, $8 mobile_number, $9 now, $10 actor, $11 ip.
 * Another address has to be confirmed anew, and what was mailed to the old one opens nothing.
 */
export const updateUser = statement('update-user', `
  with before as (select * from user_account where id = $1 for update),
       changed as (
         update user_account u set user_name = $2, role_id = $3, surname = $4, firstname = $5, middlename = $6, email = $7, mobile_number = $8,
                moved_at = case when lower(u.email) is not distinct from lower($7) then u.moved_at end
           from before where u.id = before.id returning u.*),
       voided as (update account_challenge set used_at = $9 where user_id = $1 and used_at is null and exists (select 1 from before where lower(email) is distinct from lower($7))),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   select $9, $10, 'user-updated', 'user', changed.id::text,
                          jsonb_build_object('before', (select ${PART} from before), 'after', (select ${PART} from changed)), $11 from changed)
  select id from changed`, { id: 'uuid' });

/** $1 id, $2 active, $3 now, $4 actor, $5 ip. A closed account's sessions end. */
export const setUserActive = statement('set-user-active', `
  with changed as (update user_account set active = $2 where id = $1 and active <> $2 returning id),
       ended as (update user_session set ended_at = $3 where user_id in (select id from changed) and ended_at is null and not $2),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   select $3, $4, case when $2 then 'user-activated' else 'user-deactivated' end, 'user', id::text,
                          jsonb_build_object('before', jsonb_build_object('active', not $2::bool), 'after', jsonb_build_object('active', $2::bool)), $5 from changed)
  select id from changed`, { id: 'uuid' });

/** $1 id, $2 now, $3 actor, $4 ip. An account whose owner has not yet come in: nothing where one has. */
export const removeUnusedUser = statement('remove-unused-user', `
  with target as (
         select id from user_account where id = $1 and password_hash is null and not exists (select 1 from user_session where user_id = $1) for update),
       challenges as (delete from account_challenge where user_id in (select id from target)),
       roles as (delete from user_role where user_id in (select id from target)),
       removed as (delete from user_account where id in (select id from target) returning *),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   select $2, $3, 'user-removed', 'user', id::text, jsonb_build_object('before', ${PART}), $4 from removed)
  select id from removed`, { id: 'uuid' });
