import { matches, searchable } from '../../kit/list/search.ts';
import { active, byName, CODED, named } from '../../kit/resource/named.ts';
import { resource } from '../../kit/resource/resource.ts';
import { writes } from '../../kit/resource/writes.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { type Answers, below, sortedByBelow, taken } from '../named.ts';

const written = writes(
  { name: 'text', matric_code: 'text?', matric_template: 'text?', numbers_at_clearance: 'bool' },
  ({ name, code, matricTemplate, numbersAtClearance }: Answers<'student-type'>) => ({
    name,
    matric_code: code ?? null,
    matric_template: matricTemplate ?? null,
    numbers_at_clearance: numbersAtClearance ?? false,
  }),
);

export const studentTypes = resource({
  table: 'student_type',
  list: {
    from: 'student_type t',
    columns: { ...CODED, matricTemplate: 'text?', numbersAtClearance: 'bool', programmes: 'int4' },
    select: {
      id: 't.id',
      code: 't.matric_code',
      matricTemplate: 't.matric_template',
      numbersAtClearance: 't.numbers_at_clearance',
      programmes: below('school_programme', 'student_type_id'),
    },
    opens: 'name',
    sorts: { name: byName, programmes: sortedByBelow('school_programme', 'student_type_id') },
    filters: { search: matches(searchable('t.name')), active },
  },
  creates: named,
  corrects: written,
  key: { name: 'lower' },
  taken: taken('a student type'),
});

export const listStudentTypes = sql('list-student-types')`
  select id, name, null::int4 as "parent?", active from student_type order by id`;

export const templateOf = sql('template-of-student-type')`
  select matric_template from student_type where id = $id`;

/** Accounts with such names, but for students who are called by their own number. The key is `nameKey` of `src/rules/accountName.ts`. */
export const namesInTheWay = sql('account-names-in-the-way-of-template')`
  select u.user_name from user_account u
   where lower(regexp_replace(u.user_name, '[._/-]', '', 'g')) ~ $keys
     and not exists (select from student s where s.user_id = u.id and s.matric_number = upper(u.user_name))
   order by u.user_name limit $limit`;
