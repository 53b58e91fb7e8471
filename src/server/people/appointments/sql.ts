import { sql } from '../../platform/database/describedSql.ts';
import { list } from '../../kit/list/list.ts';
import { equals } from '../../kit/list/filters.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { FULL_NAME, peopleQuery } from '../../kit/people.ts';

const HOLDER = {
  holder: `case when u.id is not null then ${FULL_NAME} end`,
  holderUserName: 'u.user_name',
  since: 'h.since',
};
const COLUMNS = { id: 'int4', unit: 'text', holder: 'text?', holderUserName: 'text?', since: 'timestamptz?' } as const;

const heldBy = (unit: 'faculty' | 'department', post: string) =>
  `(select id, name from ${unit} where active) t left join appointment h on h.${unit}_id = t.id and h.post = '${post}' and h.ended_at is null
    left join user_account u on u.id = h.user_id`;

const FILTERS = {
  search: matches(searchable('t.name', 'u.surname', 'u.firstname')),
  held: equals('(h.id is not null)', 'bool'),
};

const ofUnits = (name: string, from: string) =>
  list({
    name,
    from,
    columns: COLUMNS,
    select: { id: 't.id', unit: 't.name', ...HOLDER },
    key: { sql: 't.id', type: 'int4' },
    opens: 'unit',
    sorts: { unit: alphabetical('t.name') },
    filters: FILTERS,
  });

export const deanList = ofUnits('deans', heldBy('faculty', 'dean'));
export const hodList = ofUnits('hods', heldBy('department', 'hod'));

export const adviserList = list({
  name: 'course-advisers',
  from: `appointment h join department t on t.id = h.department_id and h.post = 'course-adviser' and h.ended_at is null
    join user_account u on u.id = h.user_id`,
  columns: { ...COLUMNS, departmentId: 'int4', level: 'int4' },
  select: { id: 'h.id', unit: 't.name', departmentId: 't.id', level: 'h.level', ...HOLDER },
  key: { sql: 'h.id', type: 'int4' },
  opens: 'unit',
  sorts: { unit: alphabetical(`t.name || ' ' || h.level`) },
  filters: { search: matches(searchable('t.name', 'u.surname', 'u.firstname')), departmentId: equals('t.id', 'int4') },
});

/** It reads `user_account u` and `role r`, the person's main role. */
const IS_STAFF = `u.active and r.may_sign_in and exists (select 1 from held_claim c where c.user_id = u.id and c.claim = 'staff')`;

export const staff = peopleQuery('find-staff', IS_STAFF);

export const staffByUserName = sql('staff-by-user-name')`
  select u.id from user_account u join role r on r.id = u.role_id
   where lower(u.user_name) = lower($userName) and ${IS_STAFF}`;

/** The row is locked, so that two who change the same appointment follow one another. */
export const currentHolding = sql('current-appointment')`
  select h.id, h.user_id, u.user_name from appointment h join user_account u on u.id = h.user_id
   where h.post = $post and h.faculty_id is not distinct from $facultyId? and h.department_id is not distinct from $departmentId?
     and h.level is not distinct from $level? and h.ended_at is null
     for update of h`;

export const endHolding = sql('end-appointment')`
  with ended as (update appointment set ended_at = $now where id = $appointmentId returning id, user_id, post)
  delete from user_role x using ended e, role r
   where x.user_id = e.user_id and x.role_id = r.id and r.name = e.post
     and not exists (select 1 from appointment other where other.user_id = e.user_id and other.post = e.post and other.ended_at is null and other.id <> e.id)`;

export const beginHolding = sql('begin-appointment')`
  with begun as (
         insert into appointment (post, faculty_id, department_id, level, user_id, since)
         values ($post, $facultyId?, $departmentId?, $level?, $userId, $now) on conflict do nothing returning id),
       given as (insert into user_role (user_id, role_id) select $userId::uuid, r.id from begun, role r where r.name = $post on conflict do nothing)
  select id from begun`;

export const claimsOfAppointment = sql('claims-of-appointment')`
  select coalesce(jsonb_agg(c.claim), '[]') as claims from role r join role_claim c on c.role_id = r.id where r.name = $post`;

export const findUnit = sql('find-appointment-unit')`
  select name from faculty where id = $facultyId? and active union all select name from department where id = $departmentId? and active`;

/** The whole units that somebody leads: of a dean the faculty, of a head the department. */
export const unitsLed = sql('units-led')`
  select h.faculty_id, h.department_id from appointment h where h.user_id = $userId and h.ended_at is null and h.post in ('dean', 'hod')`;

/** `level` is an adviser's; null is all of the department. */
export const departmentsLed = sql('departments-led')`
  select distinct d.id, h.level from appointment h join department d on d.id = h.department_id or (h.post = 'dean' and d.faculty_id = h.faculty_id)
   where h.user_id = $userId and h.ended_at is null`;

export const adviserOfLevel = sql('adviser-of-level')`
  select u.id, u.user_name, ${FULL_NAME} as full_name from appointment h join user_account u on u.id = h.user_id
   where h.post = 'course-adviser' and h.department_id = $departmentId and h.level = $level and h.ended_at is null`;

export const seedAppointment = sql('seed-appointment')`
  insert into appointment (post, faculty_id, department_id, level, user_id, since)
  select $post, $facultyId?, $departmentId?, $level?, id, $now from user_account where user_name = $userName on conflict do nothing`;
