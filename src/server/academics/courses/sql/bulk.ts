import { bulk } from '../../../kit/bulk/bulk.ts';
import { NOT_LED } from '../policy.ts';
import { courses } from './resources.ts';

/** Many courses at once, as the resource's `toggle` does one. */
export const switchCourses = bulk({
  name: 'courses', list: courses.list, table: 'course', alias: 't', title: `t.code || ': ' || t.title`,
  /** Without departments the caller reaches all. */
  parameters: { isActive: 'bool', departments: 'int4[]?' },
  set: 'active = $isActive', isDone: 't.active = $isActive::bool',
  refusals: [{ when: 'not (t.department_id = any($departments::int4[]))', message: NOT_LED }],
  kind: 'course', action: `case when $isActive::bool then 'activated' else 'deactivated' end`, part: (row) => `to_jsonb(${row}) - 'revision'`,
});
