import { sql } from '../../../platform/database/describedSql.ts';

/** It reopens an account begun or closed and voids its challenges; no row when it is somebody's. */
export const openStudentAccount = sql('open-student-account')`
  with opened as (
         insert into user_account as u (user_name, role_id, surname, firstname, middlename, mobile_number, student_type_id, password_hash, created_at)
         select $userName, r.id, $surname, $firstname, $middlename, $mobileNumber, $studentTypeId, $passwordHash, $now from role r where r.name = $role
         on conflict (lower(user_name)) do update set surname = excluded.surname, firstname = excluded.firstname, middlename = excluded.middlename,
                mobile_number = excluded.mobile_number, password_hash = excluded.password_hash
          where u.moved_at is null and u.role_id = excluded.role_id
         returning id),
       voided as (update account_challenge set used_at = $now, ended_by = 'password' where user_id in (select id from opened) and used_at is null)
  select id from opened`;

/** The account and its data stay; all that somebody signed in with goes. It is called `userName` again where no other account is. */
export const closeStudentAccount = sql('close-student-account')`
  with closed as (
         update user_account u set password_hash = null, email = null, mobile_number = null, moved_at = null, two_factor = null, authenticator_secret = null,
                user_name = case when exists (select 1 from user_account other where lower(other.user_name) = lower($userName) and other.id <> u.id)
                                 then u.user_name else $userName end
          where u.id = $userId),
       ended as (update user_session set ended_at = $now where user_id = $userId and ended_at is null)
  update account_challenge set used_at = $now, ended_by = 'address' where user_id = $userId and used_at is null`;

export const renameAccountOfStudent = sql('rename-account-of-student')`
  update user_account set surname = $surname, firstname = $firstname, middlename = $middlename where id = (select user_id from student where id = $studentId)`;

/** `replaces`: another birthday too. */
export const setBirthday = sql('set-student-birthday')`
  update user_account set birthday = $birthday
   where id = (select user_id from student where id = $studentId) and ($replaces or birthday is null)`;
