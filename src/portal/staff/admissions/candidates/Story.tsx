import type { Candidate } from '#contract/admissions/candidates.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { Page } from '../../../ui/Page.tsx';
import { StoryParts } from './StoryParts.tsx';

export const Story = ({ candidate }: { readonly candidate: Candidate }) => (
  <Page
    title={candidate.fullName}
    width="wide"
    lead={candidate.number}
    crumbs={[ADMISSIONS.admissionList, { name: candidate.fullName }]}
  >
    <StoryParts candidate={candidate} />
  </Page>
);
