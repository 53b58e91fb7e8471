import declared from '#lists/admissions/submitted-applications.json' with { type: 'json' };
import type { submittedApplications } from '#contract/admissions/applicants.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { applicantAt } from '../addresses.ts';

export const ResetListPage = () => (
  <ListPage<typeof submittedApplications.list>
    declared={declared}
    path="/Application/submitted-applications"
    to={({ id }) => applicantAt(id)}
  />
);
