import { stepped } from '../../../kit/workflow/stepped.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/**
 * `rows` holds [{regNumber, surname, firstname, middlename, phone, birthday, email, fate, ids: {user, claim, request}, sent, query}] of
 * the session's admission list: accounts, records, documents, and what the office decided on them.
 */
export const insertDemoCandidates = sql('demo.clearance')`
  with r as (
    select r.*, a.id as admission_id, a.student_type_id, a.programme_id, a.department_id, a.option_id, a.level_id, (r.ids->>'user')::uuid as user_id
      from jsonb_to_recordset($rows::jsonb) as r ("regNumber" text, surname text, firstname text, middlename text, phone text, birthday date, email text,
        fate text, ids jsonb, sent int4, query text)
      join admission a on a.reg_number = r."regNumber" and a.session_id = $sessionId
  ), accounts as (
    insert into user_account (id, user_name, role_id, surname, firstname, middlename, email, mobile_number, birthday, student_type_id, password_hash,
      created_at, moved_at)
    select r.user_id, r."regNumber", o.id, r.surname, r.firstname, r.middlename, r.email, r.phone, r.birthday, r.student_type_id,
           (select password_hash from user_account where user_name = 'student'), $now::timestamptz + interval '3 days', $now::timestamptz + interval '3 days'
      from r join role o on o.name = 'student' returning id
  ), claims as (
    insert into student_claim (id, user_id, reg_number, address, claimed_at)
    select (r.ids->>'claim')::uuid, u.id, r."regNumber", r.email, $now::timestamptz + interval '3 days' from r join accounts u on u.id = r.user_id
  ), enrolled as (
    insert into student (admission_id, user_id, student_type_id, entry_session_id, created_at)
    select r.admission_id, u.id, r.student_type_id, $sessionId, $now::timestamptz + interval '3 days' from r join accounts u on u.id = r.user_id
      returning id, admission_id
  ), placed as (
    insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, option_id, level_id)
    select e.id, $sessionId, r.student_type_id, r.programme_id, r.department_id, r.option_id, r.level_id from enrolled e
      join r on r.admission_id = e.admission_id
  ), moved as (
    update admission a set state = r.fate from r where a.id = r.admission_id
  ), noted as (
    ${stepped(
      'admission',
      `r join (values ('accept', 'offered', 'accepted', 2, ''), ('profile', 'accepted', 'profiled', 3, ''), ('query', 'profiled', 'queried', 9, 'queried'),
                          ('refuse', 'profiled', 'refused', 10, 'refused'),
                          ('clear', 'profiled', 'cleared', 11, 'cleared')) as step (name, came_from, led_to, days, fate)
        on step.fate in ('', r.fate) order by r.admission_id, step.days`,
      {
        id: 'r.admission_id',
        actor: "case when step.name in ('accept', 'profile') then 'user:' || r.user_id else $actor end",
        reason:
          "case when step.name = 'query' then r.query when step.name = 'refuse' then 'The O-Level result is not genuine.' end",
        at: "$now::timestamptz + step.days * interval '1 day'",
      },
    )}
  ), items as (
    select r.*, i.id as item_id, row_number() over (partition by r.admission_id order by i.id) as place
      from r join clearance_item i on coalesce(i.student_type_id, r.student_type_id) = r.student_type_id
  ), sent as (
    insert into clearance_document (admission_id, item_id, file_id, name, content_type, byte_count, uploaded_at)
    select admission_id, item_id, $fileId, 'scan-' || item_id || '.png', 'image/png', $byteCount, $now::timestamptz + interval '4 days' from items
      where place <= sent
  )
  insert into document_check (request, admission_id, item_id, verdict, reason, actor, at)
  select (ids->>'request')::uuid, admission_id, item_id, case when fate = 'queried' and place = 2 then 'queried' when fate = 'refused'
    and place = 1 then 'refused' else 'cleared' end,
         case when fate = 'queried' and place = 2 then query when fate = 'refused' and place = 1 then 'The O-Level result is not genuine.' end, $actor,
           $now::timestamptz + interval '9 days'
    from items where fate <> 'profiled'`;
