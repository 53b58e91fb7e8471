import { IN_CLEARANCE } from '#contract/admissions/states.ts';
import { list } from '../../../kit/list/list.ts';
import { equals } from '../../../kit/list/filters.ts';
import { condition } from '../../../kit/list/scope.ts';
import { alphabetical, matches, searchable } from '../../../kit/list/search.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { ADMISSION, PROGRAMME } from '../../admission-list/service.ts';
import { inList } from '../../../platform/database/inList.ts';

const SINCE = `(select max(at) from workflow_step w where w.subject = 'admission' and w.subject_id = a.id::text)`;
const items = (status: string) =>
  `(select count(*)::int4 from clearance_state c where c.admission_id = a.id and c.status = '${status}' and (c.required or c.status <> 'missing'))`;

export const clearanceList = list({
  name: 'clearance',
  from: `${ADMISSION} join student_type t on t.id = a.student_type_id join academic_session s on s.id = a.session_id`,
  columns: {
    id: 'uuid',
    fullName: 'text',
    regNumber: 'text',
    programme: 'text',
    studentType: 'text',
    session: 'text',
    waiting: 'int4',
    missing: 'int4',
    since: 'timestamptz?',
    state: 'text',
  },
  select: {
    id: 'a.id',
    fullName: 'a.full_name',
    regNumber: 'a.reg_number',
    programme: PROGRAMME,
    studentType: 't.name',
    session: 's.name',
    waiting: items('waiting'),
    missing: items('missing'),
    since: SINCE,
    state: 'a.state',
  },
  key: { sql: 'a.id', type: 'uuid' },
  opens: 'fullName',
  sorts: {
    fullName: alphabetical('a.full_name'),
    since: { sql: `coalesce(${SINCE}, a.imported_at)`, type: 'timestamptz' },
  },
  filters: {
    search: matches(searchable('a.full_name', 'a.reg_number')),
    state: equals('a.state', 'text'),
    studentTypeId: equals('a.student_type_id', 'int4'),
    departmentId: equals('a.department_id', 'int4'),
  },
  scope: () => condition(`a.state in ${inList(IN_CLEARANCE)}`, {}, {}),
});

export const countInState = sql('count-admissions-in-state')`
  select count(*)::int4 as candidates from admission where state = $state`;
