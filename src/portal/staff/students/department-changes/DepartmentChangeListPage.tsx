import declared from '#lists/students/department-changes.json' with { type: 'json' };
import type { departmentChanges } from '#contract/students/department-changes.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { departmentChangeAt } from '../addresses.ts';

export const DepartmentChangeListPage = () => (
  <ListPage<typeof departmentChanges.list>
    declared={declared}
    path="/Student/department-changes"
    to={({ id }) => departmentChangeAt(id)}
  />
);
