import { ADMISSIONS } from '#contract/admissions/pages.ts';

export const clearOf = (id: string): string => `${ADMISSIONS.clear.to}?id=${id}`;
