import { ADMISSIONS } from '#contract/admissions/pages.ts';

export const runAt = (id: string): string => `${ADMISSIONS.selectionRun.to}?id=${id}`;
export const placesAt = (runId: string): string => `${ADMISSIONS.selectionPlaces.to}?id=${runId}`;
export const runPaperAt = (id: string): string => `${ADMISSIONS.selectionPaper.to}?id=${id}`;
export const invoicesAt = (number: string): string =>
  `${ADMISSIONS.applicantInvoices.to}?${new URLSearchParams({ number })}`;
export const candidateAt = (number: string): string => `${ADMISSIONS.story.to}?${new URLSearchParams({ number })}`;
export const applicantAt = (id: string): string => `${ADMISSIONS.applicant.to}?id=${id}`;
