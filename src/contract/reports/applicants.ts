import Type from 'typebox';
import { Id } from '../kit/id.ts';
import { reported } from '../kit/report.ts';

const access = { claim: 'reports' } as const;

export const jupebReport = reported({
  path: '/JupebApplication/report',
  file: '/JupebApplication/download-report',
  access,
  summary: 'JUPEB applications by faculty and subject combination: begun, submitted, and those that await a result',
  group: { faculty: Type.String(), combination: Type.String() },
  sums: ['begun', 'submitted', 'awaiting'],
  filters: { sessionId: Id },
});

export const putmeApplicantReport = reported({
  path: '/PostUtme/applicant-report',
  file: '/PostUtme/download-applicant-report',
  access,
  summary: 'Candidates of the UTME list by department: how many paid, submitted and were screened',
  group: { department: Type.String() },
  sums: ['candidates', 'paid', 'submitted', 'screened'],
  filters: { sessionId: Id },
});
