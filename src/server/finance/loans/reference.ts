/** As the books and the pages call a line of a batch of student loans; in SQL, of the row `alias`. */
export const loanReference = (alias: string): string => `'SL' || lpad(${alias}.id::text, 6, '0')`;

/** Of the row `n`, as the key of its journal. */
export const LOAN_REFERENCE = loanReference('n');
