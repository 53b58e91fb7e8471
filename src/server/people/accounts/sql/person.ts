import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';

const SELECT = `
  select u.id, u.user_name, r.name as user_type, r.may_sign_in, u.surname, u.firstname, u.middlename, u.email, u.mobile_number, u.birthday, u.student_type_id,
         u.password_hash, u.two_factor, u.authenticator_secret, u.moved_at is not null as has_moved, u.active
    from user_account u join role r on r.id = u.role_id`;

/**
 * Students have their numbers beside it: the matric number, the one under which they were admitted, and that of the application. Whose
 * number it is goes before whose account has it for a name.
 */
export const personByUserName = sql('person-by-user-name')`
  with numbered as materialized (
    select user_id from student where matric_number = upper($userName)
    union all select user_id from student_claim where reg_number = upper($userName) and undone_at is null
    union all select s.user_id from admission a join student s on s.admission_id = a.id where a.reg_number = upper($userName)
    union all select s.user_id from application n join admission a on a.reg_number = n.jamb_number join student s on s.admission_id = a.id
      where n.application_number = upper($userName))
  ${SELECT}
   where lower(u.user_name) = lower($userName) or lower(u.email) = lower($userName) or u.id in (select user_id from numbered)
  order by u.id in (select user_id from numbered) desc, lower(u.user_name) = lower($userName) desc, lower(u.email) = lower($userName) desc limit 1`;

export const personById = sql('person-by-id')`
  ${SELECT} where u.id = $userId`;

/** Only a confirmed address (`moved_at`) receives mail. */
export const personByEmail = sql('person-by-email')`
  ${SELECT} where lower(u.email) = lower($email) and u.moved_at is not null`;

/** Until the transaction ends, nobody signs in, opens a challenge or changes the password. */
export const lockPassword = sql('lock-password')`
  select password_hash from user_account where id = $userId for update`;

/** Call `lockPassword` first. It ends every session but `exceptSessionId`, and voids what the old password opened. */
export const replacePassword = sql('replace-password')`
  with changed as (update user_account set password_hash = $passwordHash where id = $userId returning id),
       ended as (update user_session set ended_at = $now where user_id = $userId and ended_at is null and id is distinct from $exceptSessionId?),
       voided as (update account_challenge set used_at = $now, ended_by = 'password' where user_id = $userId and used_at is null),
       ${audited('password-changed', 'user', 'changed')}
  select id from changed`;

/** Whoever came by a link that was mailed to the address has it. */
export const confirmAddress = sql('confirm-address')`
  update user_account set moved_at = coalesce(moved_at, $now) where id = $userId`;

/**
 * `left` is the earlier address, if it is another. The unique index decides whose the address is, also when two take it at once.
 * @throws unique violation for another's address
 */
export const moveAccount = sql('move-account')`
  with before as (select id, email from user_account where id = $userId for update),
       changed as (
         update user_account u set email = $email, moved_at = coalesce(u.moved_at, $now) from before where u.id = before.id returning u.id),
       ${audited('email-confirmed', 'user', 'changed', { detail: { email: '$email::text' }, actor: "'user:' || id" })}
  select changed.id, case when lower(before.email) <> lower($email) then before.email end as "left?" from changed, before`;

/** The secret is not in use before a code that it made has been shown. */
export const storeAuthenticatorSecret = sql('store-authenticator-secret')`
  update user_account set authenticator_secret = $secret, authenticator_step = 0 where id = $userId and two_factor is distinct from 'authenticator'
    returning id`;

export const setTwoFactor = sql('set-two-factor')`
  with changed as (
         update user_account set two_factor = $twoFactor?,
                authenticator_secret = case when $twoFactor = 'authenticator' then authenticator_secret end where id = $userId returning id),
       ${audited('two-factor-set', 'user', 'changed', { detail: { twoFactor: '$twoFactor::text' }, actor: "'user:' || id" })}
  select id from changed`;

export const setMobileNumber = sql('set-mobile-number')`
  with before as (select id, mobile_number from user_account where id = $userId for update),
       changed as (
         update user_account u set mobile_number = $mobileNumber from before where u.id = before.id and before.mobile_number is distinct from $mobileNumber
           returning u.id),
       ${audited('mobile-number-changed', 'user', 'changed, before', {
         id: 'changed.id',
         detail: { before: { mobileNumber: 'before.mobile_number' }, after: { mobileNumber: '$mobileNumber::text' } },
         actor: "'user:' || changed.id",
       })}
  select id from changed`;
