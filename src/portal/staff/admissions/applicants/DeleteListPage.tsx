import declared from '#lists/admissions/unpaid-applications.json' with { type: 'json' };
import type { unpaidApplications } from '#contract/admissions/applicants.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { applicantAt } from '../addresses.ts';

export const DeleteListPage = () => (
  <ListPage<typeof unpaidApplications.list>
    declared={declared}
    path="/Application/unpaid-applications"
    to={({ id }) => applicantAt(id)}
  />
);
