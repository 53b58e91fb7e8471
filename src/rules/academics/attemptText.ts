import type { Attempt } from './offer.ts';

/** '35, F'; of who was not there 'F, absent', since '0, F' does not say whether somebody sat. */
export const attemptText = ({ total, grade, isAbsent }: Attempt): string =>
  isAbsent ? `${grade}, absent` : `${total}, ${grade}`;
