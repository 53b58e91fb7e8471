import { sql } from '../../../platform/database/describedSql.ts';

const CATEGORY = 'Students';

/** `types` holds [{name}], of one category. */
export const insertDemoFeeTypes = sql('demo.fee-types')`
  with category as (
    insert into fee_category (name) values ('${CATEGORY}') on conflict (name) do update set name = excluded.name returning id
  )
  insert into fee_type (category_id, name) select category.id, r.name from category, jsonb_to_recordset($types::jsonb) as r (name text)
  on conflict do nothing`;

/** `fees` holds [{type, purpose, name, kobo, isSplittable, isOnce, rank}]. A fee of that purpose and name stays as it is. */
export const insertDemoFees = sql('demo.fees')`
  insert into fee (type_id, name, amount_kobo, purpose, is_splittable, is_once_a_programme, rank)
  select t.id, r.name, r.kobo, r.purpose, r."isSplittable", r."isOnce", r.rank
    from jsonb_to_recordset($fees::jsonb) as r (type text, purpose text, name text, kobo int8, "isSplittable" bool, "isOnce" bool, rank int4)
    join fee_category c on c.name = '${CATEGORY}' join fee_type t on t.category_id = c.id and t.name = r.type
   where not exists (select from fee f where f.purpose = r.purpose and f.name = r.name)
   order by r.rank
  on conflict do nothing`;

const LISTED = `jsonb_to_recordset($assignments::jsonb) as r (type text, session text, purpose text, "isIndigene" bool, tag text, "levelId" int4, state text,
        version int4, "publishedAt" timestamptz, lines jsonb)
    join student_type t on lower(t.name) = lower(r.type) join academic_session e on e.name = r.session`;

const IS_DRAFT = `a.purpose = r.purpose and a.session_id = e.id and a.student_type_id = t.id and a.level_id is not distinct from r."levelId"
     and a.is_indigene is not distinct from r."isIndigene" and a.tag is not distinct from r.tag and a.state = 'draft' and a.version = r.version
     and num_nonnulls(a.school_programme_id, a.department_id, a.entry_session_id, a.gender_id) = 0`;

/** `assignments` holds [{type, session, purpose, isIndigene, tag, levelId, state, version, publishedAt, lines: [{fee, kobo}]}]; each begins as a draft. */
export const insertDemoAssignments = sql('demo.fee-assignments')`
  insert into fee_assignment (purpose, session_id, student_type_id, level_id, is_indigene, tag, version)
  select r.purpose, e.id, t.id, r."levelId", r."isIndigene", r.tag, r.version from ${LISTED}`;

export const insertDemoAssignmentLines = sql('demo.fee-assignment-lines')`
  insert into fee_assignment_line (assignment_id, fee_id, amount_kobo)
  select a.id, f.id, l.kobo from ${LISTED} join fee_assignment a on ${IS_DRAFT}
    cross join jsonb_to_recordset(r.lines) as l (fee text, kobo int8) join fee f on f.name = l.fee and f.purpose = r.purpose`;

/** What is published never changes, so this comes after the lines. */
export const publishDemoAssignments = sql('demo.publish-fee-assignments')`
  update fee_assignment a set state = r.state, published_at = r."publishedAt", published_by = $actor from ${LISTED} where ${IS_DRAFT} and r.state <> 'draft'`;

/** What is published was posted to everybody who was there: students who come later are charged as they look. */
export const insertDemoPublications = sql('demo.fee-publications')`
  insert into fee_publication (session_id, student_type_id, purpose, published_at, published_by, posted_at)
  select e.id, t.id, r.purpose, min(r."publishedAt"), $actor, min(r."publishedAt") from ${LISTED} where r.state = 'published'
   group by e.id, t.id, r.purpose order by e.id, t.id, r.purpose`;

/** `plans` holds [{type, session, part, percent, dueOn}]. */
export const insertDemoPlans = sql('demo.instalment-plans')`
  insert into instalment_plan (session_id, student_type_id, part, percent, due_on)
  select e.id, t.id, r.part, r.percent, r."dueOn" from jsonb_to_recordset($plans::jsonb) as r (type text, session text, part text, percent int4, "dueOn" date)
    join student_type t on lower(t.name) = lower(r.type) join academic_session e on e.name = r.session
  on conflict do nothing`;

/** `steps` holds [{days, percent}], of every plan that has none. */
export const insertDemoLateSteps = sql('demo.late-steps')`
  insert into late_step (plan_id, after_days, percent)
  select p.id, r.days, r.percent from instalment_plan p cross join jsonb_to_recordset($steps::jsonb) as r (days int4, percent int4)
   where not exists (select from late_step l where l.plan_id = p.id)`;
