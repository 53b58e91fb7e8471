import { ADMISSIONS } from '#contract/admissions/pages.ts';

export const verifyAt = (regNumber: string): string =>
  `${ADMISSIONS.verifyResult.to}?${new URLSearchParams({ regNumber })}`;
