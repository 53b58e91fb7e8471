import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';

export const findUserRecord = sql('find-user-record')`
  select u.id, u.user_name, u.surname, u.firstname, u.middlename, u.email, u.mobile_number, u.role_id, r.name as role, u.active, u.created_at, u.revision,
         u.two_factor is not null as two_factor, u.moved_at is not null as has_moved,
         coalesce((select jsonb_agg(claim) from held_claim where user_id = u.id), '[]') as claims
    from user_account u join role r on r.id = u.role_id where u.id = $userId`;

export const claimsOfRole = sql('claims-of-role')`
  select r.id, coalesce((select jsonb_agg(claim) from role_claim where role_id = r.id), '[]') as claims from role r where r.id = $roleId`;

export const takenBy = sql('user-name-or-email-taken')`
  select lower(user_name) = lower($userName) as user_name, coalesce(lower(email) = lower($email), false) as email from user_account
   where (lower(user_name) = lower($userName) or lower(email) = lower($email)) and id is distinct from $exceptUserId?::uuid`;

const PART = `jsonb_build_object('userName', user_name, 'surname', surname, 'firstname', firstname, 'middlename', middlename, 'email', email, 'mobileNumber', mobile_number, 'roleId', role_id)`;

/** Returns no row when another account has the name or the address. */
export const insertUser = sql('insert-user')`
  with made as (
         insert into user_account (user_name, role_id, surname, firstname, middlename, email, mobile_number, created_at)
         values ($userName, $roleId, $surname, $firstname, $middlename, $email, $mobileNumber?, $now) on conflict do nothing returning *),
       ${audited('user-created', 'user', 'made', { detail: { after: PART } })}
  select id, revision from made`;

/**
 * No row is returned where it has another revision by now. Another address has to be confirmed anew, and every challenge mailed to the
 * old one is void; `left` is the old one.
 * @throws unique violation for another's name or address
 */
export const updateUser = sql('update-user')`
  with before as (select * from user_account where id = $userId and revision = $revision for update),
       changed as (
         update user_account u set user_name = $userName, role_id = $roleId, surname = $surname, firstname = $firstname, middlename = $middlename,
                email = $email, mobile_number = $mobileNumber?,
                moved_at = case when lower(u.email) is not distinct from lower($email) then u.moved_at end
           from before where u.id = before.id returning u.*),
       voided as (
         update account_challenge set used_at = $now, ended_by = 'address' where user_id = $userId and used_at is null
            and exists (select 1 from before where lower(email) is distinct from lower($email))),
       ${audited('user-updated', 'user', 'changed', {
         id: 'changed.id',
         detail: { before: `(select ${PART} from before)`, after: `(select ${PART} from changed)` },
       })}
  select changed.id, changed.revision, case when lower(before.email) <> lower(changed.email) then before.email end as "left?" from changed, before`;

export const setUserActive = sql('set-user-active')`
  with changed as (update user_account set active = $active where id = $userId and active <> $active returning id),
       ended as (update user_session set ended_at = $now where user_id in (select id from changed) and ended_at is null and not $active),
       ${audited("case when $active then 'user-activated' else 'user-deactivated' end", 'user', 'changed', {
         detail: { before: { active: 'not $active::bool' }, after: { active: '$active::bool' } },
       })}
  select id from changed`;

/** Removes it as long as nobody came in by it, or changed it since that revision; of older uploads the revision is not known. */
export const removeUnusedUser = sql('remove-unused-user')`
  with target as (
         select id from user_account where id = $userId and revision = coalesce($revision?, revision) and password_hash is null
           and not exists (select 1 from user_session where user_id = $userId) for update),
       challenges as (delete from account_challenge where user_id in (select id from target)),
       roles as (delete from user_role where user_id in (select id from target)),
       removed as (delete from user_account where id in (select id from target) returning *),
       ${audited('user-removed', 'user', 'removed', { detail: { before: PART } })}
  select id from removed`;
