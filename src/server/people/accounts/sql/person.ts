import { AUDIT_COLUMNS } from '../../../platform/audit.ts';
import { statement } from '../../../platform/database/statement.ts';

const PERSON = {
  id: 'uuid', user_name: 'text', user_type: 'text', may_sign_in: 'bool', surname: 'text', firstname: 'text', middlename: 'text',
  email: 'text?', mobile_number: 'text?', birthday: 'date?', student_type_id: 'int4?', password_hash: 'text?', two_factor: 'text?', authenticator_secret: 'text?',
  has_moved: 'bool', active: 'bool',
} as const;

const SELECT = `
  select u.id, u.user_name, r.name as user_type, r.may_sign_in, u.surname, u.firstname, u.middlename, u.email, u.mobile_number, u.birthday, u.student_type_id,
         u.password_hash, u.two_factor, u.authenticator_secret, u.moved_at is not null as has_moved, u.active
    from user_account u join role r on r.id = u.role_id`;

/** $1 user name or e-mail address, whatever the case */
export const personByUserName = statement('person-by-user-name', `${SELECT} where lower(u.user_name) = lower($1) or lower(u.email) = lower($1)
  order by lower(u.user_name) = lower($1) desc limit 1`, PERSON);

/** $1 id */
export const personById = statement('person-by-id', `${SELECT} where u.id = $1`, PERSON);

/** $1 e-mail address: who can be mailed there, because they confirmed it. */
export const personByEmail = statement('person-by-email', `${SELECT} where lower(u.email) = lower($1) and u.moved_at is not null`, PERSON);

/** $1 id. Until the transaction is over nobody signs in, opens a challenge or changes the password. */
export const lockPassword = statement('lock-password', 'select password_hash from user_account where id = $1 for update', { password_hash: 'text?' });

/** $1 id, $2 password_hash, $3 now, $4 actor, $5 ip: ends every session but $6 (null for all of them), and voids whatever the old one opened. After `lockPassword`. */
export const replacePassword = statement('replace-password', `
  with changed as (update user_account set password_hash = $2 where id = $1 returning id),
       ended as (update user_session set ended_at = $3 where user_id = $1 and ended_at is null and id is distinct from $6),
       voided as (update account_challenge set used_at = $3 where user_id = $1 and used_at is null),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   select $3, $4, 'password-changed', 'user', id::text, '{}'::jsonb, $5 from changed)
  select id from changed`, { id: 'uuid' });

/** $1 id, $2 now: who came by a link that was mailed there has the address. */
export const confirmAddress = statement('confirm-address', 'update user_account set moved_at = coalesce(moved_at, $2) where id = $1', {});

/** $1 id, $2 email, $3 now, $4 ip: none when another person has the address. */
export const moveAccount = statement('move-account', `
  with changed as (
         update user_account set email = $2, moved_at = coalesce(moved_at, $3)
          where id = $1 and not exists (select 1 from user_account other where lower(other.email) = lower($2) and other.id <> $1)
         returning id),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   select $3, 'user:' || id, 'email-confirmed', 'user', id::text, jsonb_build_object('email', $2::text), $4 from changed)
  select id from changed`, { id: 'uuid' });

/** $1 id, $2 secret. Not yet in use: what it makes must be shown first. */
export const storeAuthenticatorSecret = statement('store-authenticator-secret', `
  update user_account set authenticator_secret = $2, authenticator_step = 0 where id = $1 and two_factor is distinct from 'authenticator' returning id`, { id: 'uuid' });

/** $1 id, $2 two_factor, $3 now, $4 ip */
export const setTwoFactor = statement('set-two-factor', `
  with changed as (
         update user_account set two_factor = $2, authenticator_secret = case when $2 = 'authenticator' then authenticator_secret end where id = $1 returning id),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   select $3, 'user:' || id, 'two-factor-set', 'user', id::text, jsonb_build_object('twoFactor', $2::text), $4 from changed)
  select id from changed`, { id: 'uuid' });

/** $1 id, $2 mobile_number, $3 now, $4 ip. One that is the same is not written down. */
export const setMobileNumber = statement('set-mobile-number', `
  with before as (select id, mobile_number from user_account where id = $1 for update),
       changed as (update user_account u set mobile_number = $2 from before where u.id = before.id and before.mobile_number is distinct from $2 returning u.id),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   select $3, 'user:' || changed.id, 'mobile-number-changed', 'user', changed.id::text,
                          jsonb_build_object('before', jsonb_build_object('mobileNumber', before.mobile_number), 'after', jsonb_build_object('mobileNumber', $2::text)), $4
                     from changed, before)
  select id from changed`, { id: 'uuid' });
