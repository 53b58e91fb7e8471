import { audited } from '../../../platform/audit.ts';
import { statement } from '../../../platform/database/statement.ts';

const PERSON = {
  id: 'uuid',
  user_name: 'text',
  user_type: 'text',
  may_sign_in: 'bool',
  surname: 'text',
  firstname: 'text',
  middlename: 'text',
  email: 'text?',
  mobile_number: 'text?',
  birthday: 'date?',
  student_type_id: 'int4?',
  password_hash: 'text?',
  two_factor: 'text?',
  authenticator_secret: 'text?',
  has_moved: 'bool',
  active: 'bool',
} as const;

const SELECT = `
  select u.id, u.user_name, r.name as user_type, r.may_sign_in, u.surname, u.firstname, u.middlename, u.email, u.mobile_number, u.birthday, u.student_type_id,
         u.password_hash, u.two_factor, u.authenticator_secret, u.moved_at is not null as has_moved, u.active
    from user_account u join role r on r.id = u.role_id`;

/**
 * Students have their numbers beside it: the matric number, the one under which they were admitted, and that of the application. Whose
 * number it is goes before whose account has it for a name.
 */
export const personByUserName = statement(
  'person-by-user-name',
  { userName: 'text' },
  `
  with numbered as materialized (
    select user_id from student where matric_number = upper($userName)
    union all select user_id from student_claim where reg_number = upper($userName) and undone_at is null
    union all select s.user_id from admission a join student s on s.admission_id = a.id where a.reg_number = upper($userName)
    union all select s.user_id from application n join admission a on a.reg_number = n.jamb_number join student s on s.admission_id = a.id
      where n.application_number = upper($userName))
  ${SELECT}
   where lower(u.user_name) = lower($userName) or lower(u.email) = lower($userName) or u.id in (select user_id from numbered)
  order by u.id in (select user_id from numbered) desc, lower(u.user_name) = lower($userName) desc, lower(u.email) = lower($userName) desc limit 1`,
  PERSON,
);

export const personById = statement('person-by-id', { userId: 'uuid' }, `${SELECT} where u.id = $userId`, PERSON);

/** Only a confirmed address (`moved_at`) receives mail. */
export const personByEmail = statement(
  'person-by-email',
  { email: 'text' },
  `${SELECT} where lower(u.email) = lower($email) and u.moved_at is not null`,
  PERSON,
);

/** Until the transaction ends, nobody signs in, opens a challenge or changes the password. */
export const lockPassword = statement(
  'lock-password',
  { userId: 'uuid' },
  'select password_hash from user_account where id = $userId for update',
  { password_hash: 'text?' },
);

/** Call `lockPassword` first. It ends every session but `exceptSessionId`, and voids what the old password opened. */
export const replacePassword = statement(
  'replace-password',
  {
    userId: 'uuid',
    passwordHash: 'text',
    now: 'timestamptz',
    actor: 'text',
    ip: 'text',
    exceptSessionId: 'uuid?',
  },
  `
  with changed as (update user_account set password_hash = $passwordHash where id = $userId returning id),
       ended as (update user_session set ended_at = $now where user_id = $userId and ended_at is null and id is distinct from $exceptSessionId),
       voided as (update account_challenge set used_at = $now, ended_by = 'password' where user_id = $userId and used_at is null),
       ${audited('password-changed', 'user', 'changed')}
  select id from changed`,
  { id: 'uuid' },
);

/** Whoever came by a link that was mailed to the address has it. */
export const confirmAddress = statement(
  'confirm-address',
  { userId: 'uuid', now: 'timestamptz' },
  `
  update user_account set moved_at = coalesce(moved_at, $now) where id = $userId`,
  {},
);

/**
 * `left` is the earlier address, if it is another. The unique index decides whose the address is, also when two take it at once.
 * @throws unique violation for another's address
 */
export const moveAccount = statement(
  'move-account',
  { userId: 'uuid', email: 'text', now: 'timestamptz', ip: 'text' },
  `
  with before as (select id, email from user_account where id = $userId for update),
       changed as (
         update user_account u set email = $email, moved_at = coalesce(u.moved_at, $now) from before where u.id = before.id returning u.id),
       ${audited('email-confirmed', 'user', 'changed', { detail: { email: '$email::text' }, actor: "'user:' || id" })}
  select changed.id, case when lower(before.email) <> lower($email) then before.email end as left from changed, before`,
  { id: 'uuid', left: 'text?' },
);

/** The secret is not in use before a code that it made has been shown. */
export const storeAuthenticatorSecret = statement(
  'store-authenticator-secret',
  { userId: 'uuid', secret: 'text' },
  `
  update user_account set authenticator_secret = $secret, authenticator_step = 0 where id = $userId and two_factor is distinct from 'authenticator' returning id`,
  { id: 'uuid' },
);

export const setTwoFactor = statement(
  'set-two-factor',
  { userId: 'uuid', twoFactor: 'text?', now: 'timestamptz', ip: 'text' },
  `
  with changed as (
         update user_account set two_factor = $twoFactor,
                authenticator_secret = case when $twoFactor = 'authenticator' then authenticator_secret end where id = $userId returning id),
       ${audited('two-factor-set', 'user', 'changed', { detail: { twoFactor: '$twoFactor::text' }, actor: "'user:' || id" })}
  select id from changed`,
  { id: 'uuid' },
);

export const setMobileNumber = statement(
  'set-mobile-number',
  { userId: 'uuid', mobileNumber: 'text', now: 'timestamptz', ip: 'text' },
  `
  with before as (select id, mobile_number from user_account where id = $userId for update),
       changed as (
         update user_account u set mobile_number = $mobileNumber from before where u.id = before.id and before.mobile_number is distinct from $mobileNumber returning u.id),
       ${audited('mobile-number-changed', 'user', 'changed, before', {
         id: 'changed.id',
         detail: { before: { mobileNumber: 'before.mobile_number' }, after: { mobileNumber: '$mobileNumber::text' } },
         actor: "'user:' || changed.id",
       })}
  select id from changed`,
  { id: 'uuid' },
);
