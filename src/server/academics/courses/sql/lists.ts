import { statement } from '../../../platform/database/statement.ts';
import { LISTED } from '../../../platform/lookups/listSource.ts';

export const listCourses = statement('list-courses', {}, `
  select id, code || ' ' || title as name, department_id as parent, active from course order by name, id`, LISTED);
