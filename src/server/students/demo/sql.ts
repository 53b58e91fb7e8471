import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** `rows` holds [{userName, session, answers, state, signedAt}]. */
export const insertDemoSiwes = sql('demo.siwes')`
  insert into siwes (student_id, session_id, answers, state, signed_by, signed_at)
  select s.id, e.id, r.answers, r.state, case when r."signedAt" is not null then (select 'user:' || id from user_account where user_name = $signedBy) end,
    r."signedAt"
    from jsonb_to_recordset($rows::jsonb) as r ("userName" text, session text, answers jsonb, state text, "signedAt" timestamptz)
    join user_account u on lower(u.user_name) = lower(r."userName") join student s on s.user_id = u.id join academic_session e on e.name = r.session
  on conflict do nothing`;

/** `rows` holds [{id, userName, session, toDepartmentId, reason, state, invoiceId, at}]; to the department's own programme of the same student type. */
export const insertDemoDepartmentChanges = sql('demo.department-changes')`
  insert into department_change (id, student_id, session_id, from_department_id,
    from_option_id, to_programme_id, to_department_id, reason, state, invoice_id, created_at)
  select r.id, s.id, e.id, p.department_id, p.option_id, d.school_programme_id, d.department_id, r.reason, r.state, r."invoiceId", r.at
    from jsonb_to_recordset($rows::jsonb) as r (id uuid, "userName" text, session text, "toDepartmentId" int4, reason text, state text, "invoiceId" uuid,
      at timestamptz)
    join user_account u on lower(u.user_name) = lower(r."userName") join student s on s.user_id = u.id join academic_session e on e.name = r.session
    join student_session p on p.student_id = s.id and p.session_id = e.id
    join lateral (select d.school_programme_id, d.department_id from programme_department d
      join school_programme g on g.id = d.school_programme_id and g.student_type_id = p.student_type_id
                   where d.department_id = r."toDepartmentId" order by d.school_programme_id limit 1) d on true
  on conflict do nothing`;

/** A student type of the demo has the gates that undergraduates have. */
export const copyDemoGates = sql('demo.gates')`
  insert into gate (student_type_id, fact, act, active)
  select t.id, g.fact, g.act, g.active from gate g join student_type t on t.name = any($names) where g.student_type_id = $studentTypeId order by t.id, g.id
  on conflict do nothing`;

/** Of everybody of the student type who has a place in both sessions. */
export const insertDemoPromotion = sql('demo.promotion')`
  with promoted as (
    select b.student_id, t.id as type_id, b.session_id as from_id, a.session_id as to_id, b.level_id as from_level, a.level_id as to_level, a.is_final_year
      from student_type t join student_session b on b.student_type_id = t.id join academic_session f on f.id = b.session_id and f.name = $from
      join student_session a on a.student_id = b.student_id and a.student_type_id = t.id join academic_session n on n.id = a.session_id and n.name = $to
     where t.name = $type and a.level_id > b.level_id
  ), made as (
    insert into promotion (id, student_type_id, from_session_id, to_session_id, state, tried_at, tried_by)
    select distinct $id::uuid, p.type_id, p.from_id, p.to_id, 'committed', $at::timestamptz, 'user:' || u.id from promoted p
      join user_account u on u.user_name = $triedBy
    on conflict do nothing returning id, tried_at, tried_by
  ), ${audited('promotion-committed', 'promotion', 'made', { at: 'tried_at', actor: 'tried_by', ip: 'null' })}
  insert into promotion_row (promotion_id, student_id, outcome, from_level_id, to_level_id, state)
  select m.id, p.student_id, case when p.is_final_year then 'final' else 'moves' end, p.from_level, p.to_level, 'written' from made m cross join promoted p`;
