import { matches, searchable } from '../../kit/list/search.ts';
import { active, byName, named, NAMED } from '../../kit/resource/named.ts';
import { resource } from '../../kit/resource/resource.ts';
import { statement } from '../../platform/database/statement.ts';
import { LISTED } from '../../platform/lookups/listSource.ts';
import { below, sortedByBelow, taken } from '../named.ts';

export const studentTypes = resource({
  table: 'student_type',
  list: {
    from: 'student_type t',
    columns: { ...NAMED, programmes: 'int4' }, select: { id: 't.id', programmes: below('school_programme', 'student_type_id') },
    opens: 'name', sorts: { name: byName, programmes: sortedByBelow('school_programme', 'student_type_id') },
    filters: { search: matches(searchable('t.name')), active },
  },
  creates: named, corrects: named,
  key: { name: 'lower' },
  taken: taken('a student type'),
});

export const listStudentTypes = statement('list-student-types', {}, 'select id, name, null::int4 as parent, active from student_type order by id', LISTED);
