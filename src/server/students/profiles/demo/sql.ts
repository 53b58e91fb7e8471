import { sql } from '../../../platform/database/describedSql.ts';

/** `rows` holds [{userId, genderId, sections: [{section, answers}]}]; nothing of it is filled from an application again. What a student has saved meanwhile stays. */
export const insertDemoProfiles = sql('demo.profiles')`
  with filled as (
    select s.id, r."genderId", r.sections from jsonb_to_recordset($rows::jsonb) as r ("userId" uuid, "genderId" int4, sections jsonb)
      join student s on s.user_id = r."userId"
  ), known as (
    update student s set gender_id = f."genderId", prefilled_at = $now from filled f where s.id = f.id
  )
  insert into profile_section (student_id, section, answers, saved_at, saved_by)
  select f.id, a.section, a.answers, $now, 'system:demo' from filled f cross join jsonb_to_recordset(f.sections) as a (section text, answers jsonb)
  on conflict (student_id, section) do nothing`;

export const demoStudentAccount = sql('demo.student-account')`
  select u.id from user_account u where u.user_name = $userName`;
