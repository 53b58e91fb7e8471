import { stepped } from '../../../kit/workflow/stepped.ts';
import { admit } from '../../../admissions/admission-list/parts.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** `rows` holds [{id, userName, surname, firstname, middlename, email, phone, birthday, type, departmentId, regNumber, fullName}], all with the password of `student`. */
export const insertDemoOthers = sql('demo.students-of-other-types')`
  with listed as (
    select r.*, t.id as type_id,
           (select min(p.id) from school_programme p join programme_department d on d.school_programme_id = p.id
             where p.student_type_id = t.id and d.department_id = r."departmentId") as programme_id
      from jsonb_to_recordset($rows::jsonb) as r (id uuid, "userName" text, surname text, firstname text, middlename text, email text, phone text,
        birthday date,
           type text, "departmentId" int4, "regNumber" text, "fullName" text)
      join student_type t on lower(t.name) = lower(r.type)
  ), accounts as (
    insert into user_account (id, user_name, role_id, surname, firstname, middlename, email, mobile_number, birthday, student_type_id, password_hash,
      created_at, moved_at)
    select l.id, l."userName", own.role_id, l.surname, l.firstname, l.middlename, l.email, l.phone, l.birthday, l.type_id, own.password_hash, $now, $now
      from listed l join user_account own on own.user_name = 'student'
  ), admitted as (
    ${admit(
      {
        session_id: '$sessionId',
        student_type_id: 'type_id',
        reg_number: '"regNumber"',
        full_name: '"fullName"',
        programme_id: 'programme_id',
        department_id: '"departmentId"',
        level_id: "case when type = 'HND' then 300 else 100 end",
        admitted_on: '$admittedOn',
        email: 'email',
        state: "'offered'",
      },
      'listed',
    )}
    returning id
  )
  ${stepped('admission', 'admitted', { from: "'listed'", to: "'offered'", step: "'offer'" })}`;
