import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { sql } from '../../platform/database/describedSql.ts';

const STEP = (nth: number, column: string) =>
  `(select l.${column} from late_step l where l.plan_id = t.id order by l.after_days offset ${nth} limit 1)`;

/** The three parts of a session and a student type are one plan, named by its part in full. */
const PLANS = `
  (select f.id, f.session_id, f.student_type_id, f.due_on as full_due_on, a.percent as first_percent, a.due_on as first_due_on, b.due_on as second_due_on,
          f.revision + coalesce(a.revision, 0) + coalesce(b.revision, 0) as revision
     from instalment_plan f
     left join instalment_plan a on a.session_id = f.session_id and a.student_type_id = f.student_type_id and a.part = 'FirstInstallment' and a.active
     left join instalment_plan b on b.session_id = f.session_id and b.student_type_id = f.student_type_id and b.part = 'SecondInstallment' and b.active
    where f.part = 'Full') t join academic_session e on e.id = t.session_id join student_type y on y.id = t.student_type_id`;

export const planList = list({
  name: 'instalment-plans',
  from: PLANS,
  columns: {
    id: 'int4',
    sessionId: 'int4',
    studentTypeId: 'int4',
    session: 'text',
    studentType: 'text',
    fullDueOn: 'date?',
    firstPercent: 'int4?',
    firstDueOn: 'date?',
    secondDueOn: 'date?',
    lateAfterDays: 'int4?',
    latePercent: 'int4?',
    laterAfterDays: 'int4?',
    laterPercent: 'int4?',
    revision: 'int4',
  },
  select: {
    id: 't.id',
    sessionId: 't.session_id',
    studentTypeId: 't.student_type_id',
    session: 'e.name',
    studentType: 'y.name',
    fullDueOn: 't.full_due_on',
    firstPercent: 't.first_percent',
    firstDueOn: 't.first_due_on',
    secondDueOn: 't.second_due_on',
    lateAfterDays: STEP(0, 'after_days'),
    latePercent: STEP(0, 'percent'),
    laterAfterDays: STEP(1, 'after_days'),
    laterPercent: STEP(1, 'percent'),
    revision: 't.revision',
  },
  key: { sql: 't.id', type: 'int4' },
  opens: '-session',
  sorts: { session: { sql: 'e.name', type: 'text' }, studentType: { sql: 'y.name', type: 'text' } },
  filters: { sessionId: equals('t.session_id', 'int4'), studentTypeId: equals('t.student_type_id', 'int4') },
});

/** Locked until the transaction ends, and so is what nobody has set yet: its session and student type. */
export const lockPlan = sql('lock-instalment-plan')`
  select pg_advisory_xact_lock(hashtextextended('instalment plan', $sessionId::int4::int8 * 100000 + $studentTypeId::int4::int8))::text as locked`;

export const planOf = sql('instalment-plan-of')`
  select t.id, t.revision from ${PLANS} where t.session_id = $sessionId and t.student_type_id = $studentTypeId`;

/** Every save is a revision, so that a change of the late steps alone is one too. */
export const writePart = sql('write-instalment-part')`
  with written as (
    insert into instalment_plan (session_id, student_type_id, part, percent, due_on, active)
    values ($sessionId, $studentTypeId, $part, $percent, $dueOn?, $active)
    on conflict (session_id, student_type_id, part) do update set percent = excluded.percent, due_on = excluded.due_on, active = excluded.active
    returning id
  ), stepped as (
    insert into late_step (plan_id, after_days, percent)
    select w.id, s."afterDays", s.percent from written w, jsonb_to_recordset($steps::jsonb) as s ("afterDays" int4, percent int4)
    on conflict (plan_id, after_days) do update set percent = excluded.percent
  ), dropped as (
    delete from late_step l using written w
     where l.plan_id = w.id and l.after_days not in (select s."afterDays" from jsonb_to_recordset($steps::jsonb) as s ("afterDays" int4))
  )
  select id from written`;
