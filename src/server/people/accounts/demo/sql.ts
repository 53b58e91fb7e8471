import { sql } from '../../../platform/database/describedSql.ts';

/** All have the password of `student`: it was hashed once, and a hash for each would take minutes. A name that is taken stays its owner's. */
export const insertDemoPeople = sql('demo.people')`
  insert into user_account (id, user_name, role_id, surname, firstname, middlename, email, mobile_number, birthday, student_type_id, password_hash,
    created_at, moved_at, active)
  select p.id, p."userName", r.id, p.surname, p.firstname, p.middlename, p.email, p.phone, p.birthday, p."studentTypeId",
         (select password_hash from user_account where user_name = 'student'), p."createdAt", case when p."hasMoved" then p."createdAt" end, p.active
    from jsonb_to_recordset($people::jsonb) as p (id uuid, "userName" text, role text, surname text, firstname text, middlename text, email text, phone text,
         birthday date, "studentTypeId" int4, "createdAt" timestamptz, "hasMoved" bool, active bool)
    join role r on r.name = p.role
  on conflict do nothing`;

/** `claims` holds [{id, userId, regNumber, rrrEnd, address, claimedAt}]. */
export const insertDemoClaims = sql('demo.student-claims')`
  insert into student_claim (id, user_id, reg_number, rrr_end, address, claimed_at)
  select c.id, u.id, c."regNumber", c."rrrEnd", c.address, c."claimedAt"
    from jsonb_to_recordset($claims::jsonb) as c (id uuid, "userId" uuid, "regNumber" text, "rrrEnd" text, address text, "claimedAt" timestamptz)
    join user_account u on u.id = c."userId"
  on conflict do nothing`;
