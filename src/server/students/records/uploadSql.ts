import { audited } from '../../platform/audit.ts';
import { markRows, markSlice } from '../../kit/upload/texts.ts';
import { stepped } from '../../kit/workflow/stepped.ts';
import { admit, takeOff } from '../../admissions/admission-list/parts.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { comparing } from '../../kit/upload/comparing.ts';
import { refuseTwins, said } from '../../kit/upload/twins.ts';
import { sparing } from '../../kit/upload/undoing.ts';

const COLUMNS = {
  matric_number: 'text',
  reg_number: 'text',
  full_name: 'text',
  session_id: 'int4',
  student_type_id: 'int4',
  programme_id: 'int4',
  department_id: 'int4',
  option_id: 'int4?',
  level_id: 'int4',
  mode_id: 'int4',
  state_id: 'int4?',
  email: 'text?',
} as const;

/** A student with their admission and place; the revision counts the changes of all three. */
const STUDENT = `(
  select s.id, s.revision + a.revision + p.revision as revision, s.matric_number, a.reg_number, a.full_name,
         a.session_id, s.student_type_id, p.programme_id, p.department_id, p.option_id, p.level_id, s.mode_id, a.state_id, a.email
    from student s join admission a on a.id = s.admission_id join student_session p on p.student_id = s.id and p.is_latest)`;

const AS_WRITTEN = 3;

const COMPARED = {
  table: STUDENT,
  idType: 'uuid',
  columns: COLUMNS,
  key: { matric_number: 'exact' },
  changes: [
    'reg_number',
    'full_name',
    'session_id',
    'student_type_id',
    'programme_id',
    'department_id',
    'option_id',
    'level_id',
    'mode_id',
  ],
  one: 'student',
} as const;

export const uploadedStudents = comparing(COMPARED, 'students');

export const sparedStudents = sparing(COMPARED, 'students');

/** By the matric number; who has none yet is known by a registration number that nobody else has. */
export const storedStudents = sql('stored-students-of-upload')`
  select number, (array_agg(stored))[1] as stored from (
    select k.number, to_jsonb(t) as stored from jsonb_to_recordset($keys::jsonb) as k (number int4, matric_number text, reg_number text)
      join ${STUDENT} t on t.matric_number = k.matric_number or k.matric_number is null and t.matric_number is null and t.reg_number = k.reg_number) as found
   group by number having count(*) = 1`;

/** A file makes students; what the college knows of one is changed at their record. */
export const refuseKnown = sql('refuse-uploaded-students-who-are-known')`
  ${markSlice("outcome = 'refused', mistakes = case when r.outcome = 'changed' then $known::jsonb else $listed::jsonb end")}
     and (r.outcome = 'changed' or r.outcome = 'new' and exists (
       select from admission a where a.session_id = (r.record->>'session_id')::int4 and a.student_type_id = (r.record->>'student_type_id')::int4
          and a.reg_number = r.record->>'reg_number'))`;

export const refuseNumberTwins = refuseTwins(
  'of-students-with-one-number',
  ['reg_number', 'session_id', 'student_type_id']
    .map((column) => `${said('o', column)} = ${said('r', column)}`)
    .join(' and '),
);

const TAKEN =
  'session_id student_type_id reg_number full_name programme_id department_id option_id state_id level_id email';
const ADMITTED = {
  ...Object.fromEntries(TAKEN.split(' ').map((column) => [column, column])),
  admitted_on: "($now::timestamptz at time zone 'Africa/Lagos')::date",
  state: "'matriculated'",
};

/** They have come the whole way already; each has the steps that say so. */
export const createStudents = sql('create-uploaded-students')`
  with given as materialized (
    select r.number, v.* from sheet_upload_row r cross join lateral jsonb_to_record(r.record) as v (${Object.entries(
      COLUMNS,
    )
      .map(([column, type]) => `${column} ${type.replace('?', '')}`)
      .join(', ')})
     where r.upload_id = $uploadId and r.number > $after and r.number <= $through and r.outcome = 'new'
       and not exists (select from student s where s.matric_number = r.record->>'matric_number')),
  admitted as (
    ${admit(ADMITTED, 'given order by matric_number')} on conflict do nothing returning id, session_id, student_type_id, reg_number),
  stepped as (
    ${stepped(
      'admission',
      `admitted a cross join (values (1, 'offer', 'listed', 'offered'), (2, 'accept', 'offered', 'accepted'), (3, 'profile', 'accepted', 'profiled'),
             (4, 'clear', 'profiled', 'cleared'), (5, 'matriculate', 'cleared', 'matriculated')) as step (number, name, came_from, led_to)
        order by a.id, step.number`,
      { id: 'a.id' },
    )}),
  enrolled as (
    insert into student (admission_id, matric_number, student_type_id, mode_id, entry_session_id, state_id, created_at)
    select a.id, g.matric_number, g.student_type_id, g.mode_id, g.session_id, g.state_id, $now
      from admitted a join given g on (g.session_id, g.student_type_id, g.reg_number) = (a.session_id, a.student_type_id, a.reg_number)
        returning id, matric_number),
  placed as (
    insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, option_id, level_id, is_indigene)
    select e.id, now.id, g.student_type_id, g.programme_id, g.department_id, g.option_id, g.level_id, coalesce(g.state_id = any($homeStates::int4[]), false)
      from enrolled e join given g on g.matric_number = e.matric_number join academic_session entry on entry.id = g.session_id
      join lateral (select id from academic_session where is_open or id = entry.id order by name desc limit 1) now on true),
  ${audited('created', 'student', 'enrolled e', { id: 'e.id', detail: { after: { matricNumber: 'e.matric_number' } } })}
  ${markRows(`outcome = 'created', target = e.id::text, written = ${AS_WRITTEN}`, 'enrolled e join given g on g.matric_number = e.matric_number')}
   and r.number = g.number`;

/** Nothing is removed of whom somebody touched. It fails where something else refers to a student. */
export const removeStudents = sql('remove-uploaded-students')`
  with untouched as (
    select t.id, r.number from ${STUDENT} t join sheet_upload_row r on r.target::uuid = t.id
     where r.upload_id = $uploadId and r.number > $after and r.number <= $through and r.outcome = 'created' and r.undone is null and t.revision = r.written),
  places as (delete from student_session p using untouched u where p.student_id = u.id),
  removed as (delete from student s using untouched u where s.id = u.id and s.user_id is null returning s.id, s.admission_id, s.matric_number, u.number),
  admissions as (${takeOff('removed')}),
  ${audited('removed', 'student', 'removed d', { id: 'd.id', detail: { before: { matricNumber: 'd.matric_number' } } })}
  ${markRows("undone = 'removed'", 'removed d')} and r.number = d.number`;

export const sessionsByName = sql('sessions-by-name')`
  select id, name from academic_session`;
