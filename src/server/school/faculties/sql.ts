import { matches, searchable } from '../../kit/list/search.ts';
import { active, byName, coded, CODED, named } from '../../kit/resource/named.ts';
import { resource } from '../../kit/resource/resource.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { below, sortedByBelow, taken } from '../named.ts';

export const faculties = resource({
  table: 'faculty',
  list: {
    from: 'faculty t',
    columns: { ...CODED, departments: 'int4' },
    select: { id: 't.id', code: 't.matric_code', departments: below('department', 'faculty_id') },
    opens: 'name',
    sorts: { name: byName, departments: sortedByBelow('department', 'faculty_id') },
    filters: { search: matches(searchable('t.name')), active },
  },
  creates: named,
  corrects: coded,
  key: { name: 'lower' },
  taken: taken('a faculty'),
});

export const listFaculties = sql('list-faculties')`
  select id, name, null::int4 as "parent?", active from faculty order by id`;
