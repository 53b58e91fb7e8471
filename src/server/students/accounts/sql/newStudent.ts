import { audited } from '../../../platform/audit.ts';
import { statement } from '../../../platform/database/statement.ts';

/** The college may have renamed the account since it was claimed, so the claim finds it too. */
export const accountOfRegNumber = statement(
  'account-of-reg-number',
  { regNumber: 'text' },
  `
  select moved_at is not null as has_moved, active, coalesce((select jsonb_agg(claim) from entitled_claim where user_id = user_account.id), '[]') as entitled from user_account
   where lower(user_name) = lower($regNumber) or id = (select user_id from student_claim where reg_number = $regNumber and undone_at is null)
   order by moved_at nulls last`,
  { has_moved: 'bool', active: 'bool', entitled: 'jsonb' },
);

/** `rrrEnd`: four digits. It reopens an account begun or undone and voids its challenges; no row when it is somebody's. */
export const openStudentAccount = statement(
  'open-student-account',
  {
    regNumber: 'text',
    role: 'text',
    surname: 'text',
    firstname: 'text',
    middlename: 'text',
    mobileNumber: 'text',
    studentTypeId: 'int4',
    passwordHash: 'text',
    now: 'timestamptz',
    ip: 'text',
    rrrEnd: 'text',
    address: 'text?',
  },
  `
  with opened as (
         insert into user_account as u (user_name, role_id, surname, firstname, middlename, mobile_number, student_type_id, password_hash, created_at)
         select $regNumber, r.id, $surname, $firstname, $middlename, $mobileNumber, $studentTypeId, $passwordHash, $now from role r where r.name = $role
         on conflict (lower(user_name)) do update set surname = excluded.surname, firstname = excluded.firstname, middlename = excluded.middlename,
                mobile_number = excluded.mobile_number, password_hash = excluded.password_hash
          where u.moved_at is null and u.role_id = excluded.role_id
         returning id),
       voided as (update account_challenge set used_at = $now, ended_by = 'password' where user_id in (select id from opened) and used_at is null),
       claimed as (
         insert into student_claim (user_id, reg_number, rrr_end, address, claimed_at) select id, $regNumber, $rrrEnd, $address, $now from opened
         on conflict (reg_number) where undone_at is null do update
            set user_id = excluded.user_id, rrr_end = excluded.rrr_end, address = excluded.address, claimed_at = excluded.claimed_at),
       ${audited('account-opened', 'user', 'opened', { detail: { rrrEnd: '$rrrEnd::text', provenAddress: '$address::text' }, actor: "'user:' || id" })}
  select id from opened`,
  { id: 'uuid' },
);
