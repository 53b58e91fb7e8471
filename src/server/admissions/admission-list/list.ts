import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { selected } from '../../kit/list/selected.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { sql } from '../../platform/database/describedSql.ts';

const FROM = `admission a join student_type t on t.id = a.student_type_id join academic_session s on s.id = a.session_id
  left join school_programme p on p.id = a.programme_id left join department d on d.id = a.department_id left join department_option o on o.id = a.option_id`;

/** As 'B.Sc. Computer Science (Software Engineering)'; in an older list's own words where they name no programme of the college. */
const PROGRAMME = `coalesce(p.name || coalesce(' (' || o.name || ')', ''), a.listed_programme, '')`;

const COLUMNS = {
  id: 'uuid',
  regNumber: 'text',
  fullName: 'text',
  studentType: 'text',
  programme: 'text',
  option: 'text?',
  session: 'text',
  department: 'text?',
  stateId: 'int4?',
  level: 'int4',
  status: 'text',
  admittedOn: 'date',
  offerUntil: 'date?',
  email: 'text?',
  revision: 'int4',
} as const;

const SELECT = {
  id: 'a.id',
  regNumber: 'a.reg_number',
  fullName: 'a.full_name',
  studentType: 't.name',
  programme: PROGRAMME,
  option: 'o.name',
  session: 's.name',
  department: 'd.name',
  stateId: 'a.state_id',
  level: 'a.level_id',
  status: 'a.state',
  admittedOn: 'a.admitted_on',
  offerUntil: 'a.offer_until',
  email: 'a.email',
  revision: 'a.revision',
} as const;

export const placeList = list({
  name: 'admission-list',
  from: FROM,
  columns: COLUMNS,
  select: SELECT,
  key: { sql: 'a.id', type: 'uuid' },
  opens: 'fullName',
  sorts: {
    regNumber: { sql: 'a.reg_number', type: 'text' },
    fullName: alphabetical('a.full_name'),
    department: alphabetical(`coalesce(d.name, '')`),
    admittedOn: { sql: 'a.admitted_on', type: 'date' },
  },
  filters: {
    search: matches(searchable('a.reg_number', 'a.full_name')),
    sessionId: equals('a.session_id', 'int4'),
    studentTypeId: equals('a.student_type_id', 'int4'),
    departmentId: equals('a.department_id', 'int4'),
    stateId: equals('a.state_id', 'int4'),
    status: equals('a.state', 'text'),
  },
});

export const placeById = sql('admission-place-by-id')`
  select ${selected(SELECT, COLUMNS)}, a.student_type_id, a.programme_id, a.department_id, a.option_id
    from ${FROM} where a.id = $id`;

/** Without those who are students already: each of them is found as a student. */
export const placesFound = sql('find-admission-places')`
  with hits as (
    select a.id from admission a where a.search @@ to_tsquery('simple', $words)
    union select a.id from admission a where a.reg_number collate "C" >= $number?::text and a.reg_number collate "C" < $number::text || '~'
  )
  select a.id, a.full_name, a.reg_number, ${PROGRAMME} as programme, s.name as session
    from hits h join admission a on a.id = h.id join academic_session s on s.id = a.session_id left join school_programme p on p.id = a.programme_id
    left join department_option o on o.id = a.option_id
   where not exists (select from student n where n.admission_id = a.id)
   order by coalesce(a.reg_number = $number, false) desc, ${alphabetical('a.full_name').sql}, a.id limit 5`;
