import { alphabetical } from '../../kit/list/search.ts';
import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** With everything in it but the serial; a code that is not there leaves its placeholder. */
const SCOPE = `replace(replace(replace(replace(replace(t.matric_template, '{yyyy}', left(e.name, 4)), '{yy}', substr(e.name, 3, 2)),
    '{dept}', coalesce(d.matric_code, '{dept}')), '{fac}', coalesce(f.matric_code, '{fac}')), '{type}', coalesce(t.matric_code, '{type}'))`;

/** Who has a record and no number yet: 'Okafor' before 'Okeke', whose names begin with the surname. */
const UNNUMBERED = `
  select a.id as admission_id, a.full_name, a.reg_number, a.state, s.id as student_id, s.user_id, s.entry_session_id, d.name as department,
    ${SCOPE} as scope, t.numbers_at_clearance,
         exists (select from gate g where g.student_type_id = s.student_type_id and g.act = 'matric number' and g.active and g.fact <> 'cleared') as is_gated,
         ${alphabetical('a.full_name').sql} as by_name
    from student s join admission a on a.id = s.admission_id join student_session p on p.student_id = s.id and p.is_latest
    join department d on d.id = p.department_id join faculty f on f.id = d.faculty_id
    join student_type t on t.id = s.student_type_id join academic_session e on e.id = s.entry_session_id
   where s.matric_number is null`;

const PLACED = `select u.*, (row_number() over (partition by u.scope order by u.by_name, u.admission_id))::int4 as place`;

/** A serial has as many digits as its scope says, and more where those are used up. */
const numberOf = (scope: string, serial: string) =>
  `regexp_replace(${scope}, '\\{seq[3-6]\\}',
    lpad((${serial})::text, greatest(substring(${scope} from '\\{seq([3-6])\\}')::int4, length((${serial})::text)), '0'))`;

/** Each with the serial that its scope has come to; `waiting` counts all that are found. */
export const listWaiting = sql('matric-numbers-waiting')`
  with unnumbered as materialized (
    ${UNNUMBERED} and a.state = 'cleared' and s.student_type_id = $studentTypeId and s.entry_session_id = $sessionId
      and ($departmentId?::int4 is null or p.department_id = $departmentId)
  )
  select u.admission_id, u.student_id, u.entry_session_id, u.is_gated, u.scope as "scope?", u.full_name, u.reg_number, u.department,
    coalesce(c.last, 0) as last,
         (select count(*) from unnumbered)::int4 as waiting
    from unnumbered u left join matric_counter c on c.scope = u.scope order by u.by_name, u.admission_id limit $limit`;

/** Each with its scope, whatever its state. */
export const scopesOf = sql('matric-scopes-of')`
  with unnumbered as (${UNNUMBERED})
  select admission_id, student_id, entry_session_id, is_gated, scope as "scope?", numbers_at_clearance
    from unnumbered where admission_id in (select value::uuid from jsonb_array_elements_text($ids::jsonb))`;

/** Locked, where the student is cleared and has no number yet. */
export const clearedAdmission = sql('cleared-admission-of-student')`
  select a.id from student s join admission a on a.id = s.admission_id where s.id = $studentId and a.state = 'cleared' for update of a`;

/** Those that nobody else is moving now, in an order in which two never wait for each other. */
export const lockCleared = sql('lock-cleared-admissions')`
  select id from admission where id in (select value::uuid from jsonb_array_elements_text($ids::jsonb)) and state = 'cleared' order by id
    for update skip locked`;

/**
 * One statement raises each scope's counter and gives the numbers, in the order of surnames, so that neither is ever there
 * without the other. Counters are raised in their own order, so that two who give at once wait and never stand still.
 */
export const giveNumbers = sql('give-matric-numbers')`
  with locked as materialized (
    select id from student where admission_id in (select value::uuid from jsonb_array_elements_text($ids::jsonb)) and matric_number is null order by id
      for update
  ), unnumbered as materialized (
    ${UNNUMBERED} and s.id in (select id from locked)
  ), placed as materialized (${PLACED} from unnumbered u
  ), raised as (
    insert into matric_counter as c (scope, first, last) select scope, 1, count(*)::int4 from placed group by scope order by scope
    on conflict (scope) do update set last = c.last + excluded.last returning scope, last
  ), numbered as materialized (
    select p.*, r.last - (count(*) over (partition by p.scope))::int4 + p.place as serial from placed p join raised r on r.scope = p.scope
  ), named as materialized (
    select n.*, ${numberOf('n.scope', 'n.serial')} as number from numbered n
  ), registered as (
    insert into matric_number (number, scope, serial, student_id, given_at, given_by) select upper(number), scope, serial, student_id, $now, $actor from named
  ), given as (
    update student s set matric_number = upper(n.number) from named n where s.id = n.student_id returning s.id, s.admission_id, s.user_id, s.matric_number
  ), ${audited('matric-number-given', 'student', 'given', { detail: { number: 'matric_number' } })}
  select g.admission_id, g.user_id, g.matric_number as "number!", n.full_name,
    coalesce(case when u.moved_at is not null then u.email end, a.email) as "address?"
    from given g join named n on n.student_id = g.id join admission a on a.id = g.admission_id left join user_account u on u.id = g.user_id
   order by n.by_name, g.admission_id`;
