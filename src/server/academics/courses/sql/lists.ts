import { statement } from '../../../platform/database/statement.ts';
import { LISTED } from '../../../platform/lookups/listSource.ts';

const NAME = (course: string) => `${course}.code || ' ' || ${course}.title`;

export const listCourses = statement(
  'list-courses',
  {},
  `
  select t.id, ${NAME('t')} as name, t.department_id as parent, t.active from course t`,
  LISTED,
);

/** Without a name it is gone. */
export const changedCourses = statement(
  'changed-courses',
  { since: 'int8' },
  `
  select n.id, ${NAME('t')} as name, t.department_id as parent, t.active
    from (select distinct unnest(ids) as id from list_change where list = 'course' and revision > $since) n
    left join course t on t.id = n.id`,
  { id: 'int4', name: 'text?', parent: 'int4?', active: 'bool?' },
);
