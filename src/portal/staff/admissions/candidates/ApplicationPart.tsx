import type { Candidate } from '#contract/admissions/candidates.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { Part } from './Part.tsx';

export const ApplicationPart = ({ application }: { readonly application: Candidate['applications'][number] }) => (
  <Part title={`${application.programme} application`} facts={[
    ['Application No', application.applicationNumber], ['Session', application.session], ['RRR', application.rrr], ['Phone number', application.mobileNumber], ['Email Address', application.email],
    ['Begun', displayMoment(application.startedAt)], ['Submitted', application.completedAt ? displayMoment(application.completedAt) : 'Not yet submitted'],
  ]} />
);
