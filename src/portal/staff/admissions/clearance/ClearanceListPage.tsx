import declared from '#lists/admissions/clearance.json' with { type: 'json' };
import type { clearances } from '#contract/admissions/clearance.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { clearOf } from './addresses.ts';

export const ClearanceListPage = () => (
  <ListPage<typeof clearances.list>
    declared={declared}
    path="/AdmissionList/clearance-list"
    to={({ id }) => clearOf(id)}
  />
);
