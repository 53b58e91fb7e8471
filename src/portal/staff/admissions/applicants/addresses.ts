import { ADMISSIONS } from '#contract/admissions/pages.ts';

export const applicantAt = (id: string): string => `${ADMISSIONS.applicant.to}?id=${id}`;
