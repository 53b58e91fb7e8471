import { AGES } from '#rules/finance/ageing.ts';
import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { searchable } from '../../kit/list/search.ts';
import { FULL_NAME } from '../../kit/people.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { PHONE } from '../student-accounts/service.ts';
import { DEBT } from './debt.ts';

const DAYS = '($today::date - d.due_on)';

const AGED = AGES.map(({ name, from, to }) => {
  const bounds = [Number.isFinite(from) && `${DAYS} >= ${from}`, Number.isFinite(to) && `${DAYS} <= ${to}`].filter(
    Boolean,
  );
  return `coalesce(sum(d.owed_kobo) filter (where ${bounds.join(' and ')}), 0)::int8 as ${inColumn(name)}_kobo`;
}).join(', ');

function inColumn(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const PLACES = 'left join department m on m.id = d.department_id left join faculty y on y.id = m.faculty_id';

/** By faculty, department, level or fee; null stands for all. Whoever owes is counted, with an account of the portal or without. */
export const sumDebt = sql('sum-debt')`
  with owed as (
    select case $by::text when 'faculty' then m.faculty_id when 'department' then m.id when 'level' then d.level_id else d.fee_id end as id,
           d.student_id, d.due_on, sum(d.owed_kobo)::int8 as owed_kobo
      from ${DEBT} d left join department m on m.id = d.department_id
     where ($sessionId?::int4 is null or d.session_id = $sessionId) and ($facultyId?::int4 is null or m.faculty_id = $facultyId)
       and ($departmentId?::int4 is null or m.id = $departmentId) and ($levelId?::int4 is null or d.level_id = $levelId)
       and ($feeId?::int4 is null or d.fee_id = $feeId)
     group by 1, 2, 3
  ), summed as (
    select grouping(d.id) = 1 as is_total, d.id, count(distinct d.student_id) as students, ${AGED}, coalesce(sum(d.owed_kobo), 0)::int8 as owed_kobo
      from owed d group by grouping sets ((d.id), ())
  )
  select s.*, case $by when 'faculty' then (select y.name from faculty y where y.id = s.id)
                       when 'department' then (select m.name from department m where m.id = s.id)
                       when 'fee' then (select f.name from fee f where f.id = s.id) end as "name?"
    from summed s order by s.owed_kobo desc, s.id`;

/** By name, number, phone and email address. */
const FOUND = `d.student_id in (
    select h.id from (select to_tsquery('simple', $) as words) w cross join lateral (
      select s.id from admission a join student s on s.admission_id = a.id
       where a.search @@ w.words or ${searchable('s.matric_number', 'a.reg_number')} @@ w.words
      union select s.id from user_account u join student s on s.user_id = u.id where u.search @@ w.words) h)`;

export const debtList = list({
  name: 'debts',
  from: `${DEBT} d join fee f on f.id = d.fee_id join academic_session e on e.id = d.session_id join student s on s.id = d.student_id
    join admission a on a.id = s.admission_id left join user_account u on u.id = s.user_id ${PLACES}`,
  columns: {
    id: 'text',
    studentId: 'uuid',
    fullName: 'text',
    number: 'text',
    phone: 'text?',
    faculty: 'text?',
    department: 'text?',
    levelId: 'int4?',
    session: 'text',
    fee: 'text',
    dueOn: 'text',
    owedKobo: 'int8',
  },
  select: {
    id: `d.charge_id || ' ' || d.part`,
    studentId: 'd.student_id',
    fullName: `coalesce(nullif(${FULL_NAME}, ''), a.full_name)`,
    number: 'coalesce(s.matric_number, a.reg_number)',
    phone: PHONE,
    faculty: 'y.name',
    department: 'm.name',
    levelId: 'd.level_id',
    session: 'e.name',
    fee: 'f.name',
    dueOn: `to_char(d.due_on, 'YYYY-MM-DD')`,
    owedKobo: 'd.owed_kobo',
  },
  key: { sql: `d.charge_id || ' ' || d.part`, type: 'text' },
  opens: '-owedKobo',
  sorts: { owedKobo: { sql: 'd.owed_kobo', type: 'int8' }, dueOn: { sql: 'd.due_on', type: 'date' } },
  sums: ['owedKobo'],
  filters: {
    search: { sql: FOUND, type: 'text' },
    sessionId: equals('d.session_id', 'int4'),
    facultyId: equals('m.faculty_id', 'int4'),
    departmentId: equals('m.id', 'int4'),
    levelId: equals('d.level_id', 'int4'),
    feeId: equals('d.fee_id', 'int4'),
    dueFrom: { sql: 'd.due_on >= $', type: 'date' },
    dueTo: { sql: 'd.due_on <= $', type: 'date' },
  },
});
