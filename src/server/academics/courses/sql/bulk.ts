import { switching } from '../../../kit/resource/switches.ts';
import { NOT_LED } from '../policy.ts';
import { courses } from './resources.ts';

/** Without departments the caller reaches all. */
export const switchCourses = switching({
  table: courses.table,
  list: courses.list,
  title: `t.code || ': ' || t.title`,
  parameters: { departments: 'int4[]?' },
  refusals: [{ when: 'not (t.department_id = any($departments::int4[]))', message: NOT_LED }],
});
