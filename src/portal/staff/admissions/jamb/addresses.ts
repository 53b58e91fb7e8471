import { ADMISSIONS } from '#contract/admissions/pages.ts';

export const candidateAddress = (id: number): string => `${ADMISSIONS.candidate.to}?candidate=${id}`;

export const candidateFormAddress = (id: number): string => `${ADMISSIONS.candidateForm.to}?candidate=${id}`;
