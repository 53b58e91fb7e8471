import declared from '#lists/admissions/applicants.json' with { type: 'json' };
import type { applicants } from '#contract/admissions/applicants.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { applicantAt } from '../addresses.ts';
import { AnswersFile } from './answers/AnswersFile.tsx';

export const ApplicantsPage = () => (
  <ListPage<typeof applicants.list>
    declared={declared}
    path="/Application/applications"
    crumbs={[ADMISSIONS.deadlines]}
    to={({ id }) => applicantAt(id)}
    actions={<AnswersFile />}
  />
);
