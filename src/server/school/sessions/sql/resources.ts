import { matches, searchable } from '../../../kit/list/search.ts';
import { active, byName, named, NAMED } from '../../../kit/resource/named.ts';
import { resource } from '../../../kit/resource/resource.ts';
import { writes } from '../../../kit/resource/writes.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { type Answers, taken } from '../../named.ts';

export const semesters = resource({
  table: 'semester',
  list: {
    from: 'semester t',
    columns: NAMED,
    opens: 'name',
    sorts: { name: byName },
    filters: { search: matches(searchable('t.name')), active },
  },
  creates: named,
  corrects: named,
  taken: taken('a semester'),
});

export const academicSessions = resource({
  table: 'academic_session',
  list: {
    from: 'academic_session t',
    columns: { ...NAMED, isOpen: 'bool' },
    select: { isOpen: 't.is_open' },
    opens: '-name',
    sorts: { name: byName },
    filters: { search: matches(searchable('t.name')), active },
  },
  creates: writes({ name: 'text' }, ({ beginsIn }: Answers<'academic-session'>) => ({
    name: `${beginsIn}/${beginsIn + 1}`,
  })),
  mustStayActive: {
    constraint: 'open_session_is_active',
    message: 'The open session cannot be switched off. Please open another session first',
  },
  taken: { at: '/beginsIn', message: 'the college has this session already' },
});

export const listSemesters = sql('list-semesters')`
  select id, name, null::int4 as "parent?", active from semester order by id`;

export const listAllSessions = sql('list-all-sessions')`
  select id, name, null::int4 as "parent?", active from academic_session order by name desc`;
