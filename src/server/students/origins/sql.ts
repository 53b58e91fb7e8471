import { bulk } from '../../kit/bulk/bulk.ts';
import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { HOME_STATES } from '../../school/lookups/service.ts';
import { STATED_ORIGIN } from '../records/service.ts';

const HOME = `array[${HOME_STATES.join(', ')}]::int4[]`;
const isHome = (state: string): string => `coalesce(${state} = any(${HOME}), false)`;

/** An officer has seen evidence: no paper counts more. */
const IS_PROVEN = `exists (select from correction_request k where k.student_id = s.id and k.fact = 'State of origin' and k.state = 'approved')`;

/** The last one that was not put back. */
const LIVE = `lateral (select c.id, c.to_state_id from origin_change c where c.student_id = s.id and c.put_back_at is null order by c.at desc, c.id desc
  limit 1)`;

/** Each student with what stands and what is stated; those of whom there is nothing to say have no status. */
const ORIGINS = `(
  select s.id, a.id as admission_id, a.full_name, s.matric_number, a.reg_number, s.revision, s.state_id, x.state_id as stated_id, x.source,
    j.state_id as jamb_id,
         p.is_indigene, case when x.state_id is not null then ${isHome('x.state_id')} end as will_be_indigene, s.entry_session_id, e.name as session,
         case when c.id is not null and s.state_id = c.to_state_id and p.is_indigene = ${isHome('s.state_id')} then 'taken'
              when ${IS_PROVEN} then null
              when s.state_id is null and x.state_id is null then 'unknown'
              when s.state_id is null then 'missing'
              when s.state_id <> x.state_id then 'differs'
              when p.is_indigene <> ${isHome('s.state_id')} then 'fees'
              when j.state_id <> s.state_id then 'lists' end as status
    from student s join admission a on a.id = s.admission_id join academic_session e on e.id = s.entry_session_id
    join student_session p on p.student_id = s.id and p.is_latest
    left join ${STATED_ORIGIN} x on true left join ${LIVE} c on true
    left join lateral (select state_id from jamb_candidate where registration_number = a.reg_number order by session_id desc limit 1) j on true
   where a.state not in ('completed', 'graduated', 'withdrawn'))`;

export const originList = list({
  name: 'states-of-origin',
  from: `(select * from ${ORIGINS} every where status is not null) o`,
  columns: {
    id: 'uuid',
    admissionId: 'uuid',
    fullName: 'text',
    number: 'text',
    status: 'text',
    recorded: 'int4?',
    stated: 'int4?',
    source: 'text?',
    isIndigene: 'bool',
    willBeIndigene: 'bool?',
    jamb: 'int4?',
    session: 'text',
    revision: 'int4',
  },
  select: {
    id: 'o.id',
    admissionId: 'o.admission_id',
    fullName: 'o.full_name',
    number: 'coalesce(o.matric_number, o.reg_number)',
    status: 'o.status',
    recorded: 'o.state_id',
    stated: 'o.stated_id',
    source: 'o.source',
    isIndigene: 'o.is_indigene',
    willBeIndigene: 'o.will_be_indigene',
    jamb: 'o.jamb_id',
    session: 'o.session',
    revision: 'o.revision',
  },
  key: { sql: 'o.id', type: 'uuid' },
  opens: 'fullName',
  sorts: { fullName: alphabetical('o.full_name') },
  filters: {
    search: matches(searchable('o.full_name', 'o.matric_number', 'o.reg_number')),
    status: equals('o.status', 'text'),
    willBeIndigene: equals('o.will_be_indigene', 'bool'),
    sessionId: equals('o.entry_session_id', 'int4'),
  },
});

const TITLE = `(select a.full_name || ', ' || coalesce(s.matric_number, a.reg_number) from admission a where a.id = s.admission_id)`;
const STATED = `(select x.state_id from admission a join ${STATED_ORIGIN} x on true where a.id = s.admission_id)`;
const part = (row: string): string => `jsonb_build_object('stateId', ${row}.state_id)`;
const NOW_ID = `(g.after->>'stateId')::int4`;

const ACT = {
  list: originList,
  table: 'student',
  alias: 's',
  title: TITLE,
  parameters: {},
  kind: 'student',
  part,
} as const;

/** The latest session's fees follow; the sessions before it stay as they were charged. */
export const takeOrigins = bulk({
  ...ACT,
  name: 'take-states-of-origin',
  set: `state_id = ${STATED}`,
  isDone: `coalesce(s.state_id = ${STATED}, false)
    and exists (select from student_session p where p.student_id = s.id and p.is_latest and p.is_indigene = ${isHome('s.state_id')})`,
  refusals: [
    { when: IS_PROVEN, message: 'An officer has corrected it by evidence' },
    { when: `${STATED} is null`, message: 'Neither an application nor a list says it' },
  ],
  action: `'state-of-origin-taken-over'`,
  also: `noted as (
      insert into origin_change (student_id, from_state_id, to_state_id, source, session_id, was_indigene, reason, at, actor)
      select g.id, (g.before->>'stateId')::int4, ${NOW_ID}, x.source, p.session_id, p.is_indigene, coalesce($reason::text, ''), $now::timestamptz, $actor::text
        from changed g join student s on s.id = g.id join admission a on a.id = s.admission_id join ${STATED_ORIGIN} x on true
        join student_session p on p.student_id = g.id and p.is_latest
    ), placed as (
      update student_session p set is_indigene = ${isHome(NOW_ID)} from changed g
       where p.student_id = g.id and p.is_latest and p.is_indigene <> ${isHome(NOW_ID)})`,
});

const LIVE_ID = `(select c.id from ${LIVE} c)`;

export const putOriginsBack = bulk({
  ...ACT,
  name: 'put-states-of-origin-back',
  set: `state_id = (select c.from_state_id from origin_change c where c.id = ${LIVE_ID})`,
  isDone: 'false',
  refusals: [
    { when: `${LIVE_ID} is null`, message: 'It was not taken over' },
    {
      when: `s.state_id is distinct from (select c.to_state_id from ${LIVE} c)`,
      message: 'It was corrected after it was taken over',
    },
  ],
  action: `'state-of-origin-put-back'`,
  also: `undone as (
      update origin_change c set put_back_at = $now, put_back_by = $actor, charged_at = null from changed g join student s on s.id = g.id
       where c.id = ${LIVE_ID} returning c.student_id, c.session_id, c.was_indigene
    ), placed as (
      update student_session p set is_indigene = u.was_indigene from undone u
       where p.student_id = u.student_id and p.session_id = u.session_id and p.is_indigene <> u.was_indigene)`,
});

export const countUncharged = sql('count-uncharged-origins')`
  select count(*)::int4 as changes from origin_change where charged_at is null`;

/** Locked until the transaction ends; another server takes others. */
export const takeUncharged = sql('take-uncharged-origins')`
  with due as (select id from origin_change where charged_at is null order by at, id limit $limit for update skip locked),
  taken as (update origin_change c set charged_at = $now from due d where c.id = d.id returning c.*)
  select t.student_id, t.session_id, s.user_id, s.state_id, t.source, coalesce(t.put_back_by, t.actor) as actor, t.put_back_at is not null as is_put_back
    from taken t join student s on s.id = t.student_id order by t.student_id`;
