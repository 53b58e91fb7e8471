/** The section of this name is asked before the invoice is made, and its answers are not stored. */
export const ELIGIBILITY = 'eligibility';
