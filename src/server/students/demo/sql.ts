import { statement } from '../../platform/database/statement.ts';

/** `rows` holds [{userName, session, answers, state, signedAt}]. */
export const insertDemoSiwes = statement(
  'demo.siwes',
  { rows: 'jsonb', signedBy: 'text' },
  `
  insert into siwes (student_id, session_id, answers, state, signed_by, signed_at)
  select s.id, e.id, r.answers, r.state, case when r."signedAt" is not null then (select 'user:' || id from user_account where user_name = $signedBy) end, r."signedAt"
    from jsonb_to_recordset($rows::jsonb) as r ("userName" text, session text, answers jsonb, state text, "signedAt" timestamptz)
    join user_account u on lower(u.user_name) = lower(r."userName") join student s on s.user_id = u.id join academic_session e on e.name = r.session
  on conflict do nothing`,
  {},
);

/** `rows` holds [{id, userName, session, toDepartmentId, reason, state, invoiceId, at}]; to the department's own programme of the same student type. */
export const insertDemoDepartmentChanges = statement(
  'demo.department-changes',
  { rows: 'jsonb' },
  `
  insert into department_change (id, student_id, session_id, from_department_id, from_option_id, to_programme_id, to_department_id, reason, state, invoice_id, created_at)
  select r.id, s.id, e.id, p.department_id, p.option_id, d.school_programme_id, d.department_id, r.reason, r.state, r."invoiceId", r.at
    from jsonb_to_recordset($rows::jsonb) as r (id uuid, "userName" text, session text, "toDepartmentId" int4, reason text, state text, "invoiceId" uuid, at timestamptz)
    join user_account u on lower(u.user_name) = lower(r."userName") join student s on s.user_id = u.id join academic_session e on e.name = r.session
    join student_session p on p.student_id = s.id and p.session_id = e.id
    join lateral (select d.school_programme_id, d.department_id from programme_department d join school_programme g on g.id = d.school_programme_id and g.student_type_id = p.student_type_id
                   where d.department_id = r."toDepartmentId" order by d.school_programme_id limit 1) d on true
  on conflict do nothing`,
  {},
);

/** A student type of the demo has the gates that undergraduates have. */
export const copyDemoGates = statement(
  'demo.gates',
  { studentTypeId: 'int4', names: 'text[]' },
  `
  insert into gate (student_type_id, fact, act, active)
  select t.id, g.fact, g.act, g.active from gate g join student_type t on t.name = any($names) where g.student_type_id = $studentTypeId order by t.id, g.id
  on conflict do nothing`,
  {},
);
