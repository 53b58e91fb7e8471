/** As the books, the student's account and the pages call an adjustment; in SQL, of the row `alias`. */
export const adjustmentReference = (alias: string): string => `'AJ' || lpad(${alias}.number::text, 6, '0')`;

/** Of the row `d`, as the key of its journals. */
export const ADJUSTMENT_REFERENCE = adjustmentReference('d');
