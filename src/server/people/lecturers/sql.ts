import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { condition } from '../../kit/list/scope.ts';
import { alphabetical, matches } from '../../kit/list/search.ts';
import { FULL_NAME, NAME_ORDER } from '../../kit/people.ts';
import { comparing } from '../../kit/upload/comparing.ts';
import { markSlice, refuseSlice } from '../../kit/upload/texts.ts';

const LECTURER = 'lecturer';

const FROM = `user_account u join role r on r.id = u.role_id left join lecturer_profile p on p.user_id = u.id left join department d on d.id = p.department_id`;

/** By their main role or another; whoever has a profile is one too, such as a head of department. */
const IS_LECTURER = `(r.name = '${LECTURER}' or p.user_id is not null
  or exists (select from user_role o join role n on n.id = o.role_id where o.user_id = u.id and n.name = '${LECTURER}'))`;

const COLUMNS = {
  id: 'uuid',
  userName: 'text',
  fullName: 'text',
  titleId: 'int4?',
  department: 'text?',
  departmentId: 'int4?',
  role: 'text',
  courses: 'int4',
  email: 'text?',
  active: 'bool',
  revision: 'int4',
  surname: 'text',
  firstname: 'text',
  middlename: 'text',
  mobileNumber: 'text?',
} as const;

export const lecturerList = list({
  name: 'lecturers',
  from: FROM,
  columns: COLUMNS,
  key: { sql: 'u.id', type: 'uuid' },
  opens: 'fullName',
  scope: () => condition(IS_LECTURER, {}, {}),
  select: {
    id: 'u.id',
    userName: 'u.user_name',
    fullName: FULL_NAME,
    titleId: 'p.title_id',
    department: 'd.name',
    departmentId: 'p.department_id',
    role: 'r.name',
    email: 'u.email',
    active: 'u.active',
    revision: 'u.revision',
    surname: 'u.surname',
    firstname: 'u.firstname',
    middlename: 'u.middlename',
    mobileNumber: 'u.mobile_number',
    courses: '(select count(*)::int4 from lecturer_course l where l.user_id = u.id and l.ended_at is null)',
  },
  sorts: {
    fullName: NAME_ORDER,
    userName: { sql: 'lower(u.user_name)', type: 'text' },
    department: alphabetical(`coalesce(d.name, '')`),
  },
  filters: {
    search: matches('u.search'),
    departmentId: equals('p.department_id', 'int4'),
    active: equals('u.active', 'bool'),
  },
});

export const lecturerRole = sql('lecturer-role')`
  select id from role where name = '${LECTURER}'`;

/** A change of it counts as one of the account. Returned is the account's revision. */
export const storeProfile = sql('store-lecturer-profile')`
  with before as (select * from lecturer_profile where user_id = $userId),
  differs as (select 1 from (select 1) always left join before on true
    where (before.title_id, before.department_id) is distinct from ($titleId?::int4, $departmentId?::int4)),
  removed as (delete from lecturer_profile where user_id = $userId and $departmentId is null returning user_id),
  stored as (
    insert into lecturer_profile (user_id, title_id, department_id) select $userId, $titleId, $departmentId from differs where $departmentId is not null
    on conflict (user_id) do update set title_id = excluded.title_id, department_id = excluded.department_id returning *),
  ${audited('lecturer-profile-changed', 'user', 'differs', {
    id: '$userId',
    detail: {
      before: "(select to_jsonb(before) - 'user_id' from before)",
      after: "(select to_jsonb(stored) - 'user_id' from stored)",
    },
  })},
  touched as (update user_account u set active = u.active from differs where u.id = $userId returning u.revision)
  select revision from touched union all select u.revision from user_account u where u.id = $userId and not exists (select from differs)`;

/** An account with its profile, as a spreadsheet speaks of both. */
export const uploadedLecturers = comparing(
  {
    table:
      '(select a.*, p.title_id, p.department_id from user_account a left join lecturer_profile p on p.user_id = a.id)',
    idType: 'uuid',
    columns: {
      user_name: 'text',
      role_id: 'int4',
      surname: 'text',
      firstname: 'text',
      middlename: 'text',
      email: 'text',
      mobile_number: 'text?',
      title_id: 'int4?',
      department_id: 'int4',
    },
    key: { user_name: 'lower' },
    changes: ['surname', 'firstname', 'middlename', 'email', 'mobile_number', 'title_id', 'department_id'],
    one: 'lecturer',
  },
  'lecturers',
);

export const refuseOthers = sql('refuse-uploaded-who-are-no-lecturers')`
  with other as (
    select u.id from ${FROM} where not (${IS_LECTURER} or exists (select from held_claim h where h.user_id = u.id and h.claim = 'results')))
  ${refuseSlice('other o')} and r.outcome = 'changed' and o.id = r.target::uuid`;

/** What the row would be: a changed account stays in its role. */
export const stayInRole = sql('uploaded-lecturers-stay-in-role')`
  ${markSlice("record = r.record || jsonb_build_object('role_id', u.role_id)", 'user_account u')} and r.outcome = 'changed' and u.id = r.target::uuid`;
