/** The template of fees of groups, as its columns are documented. */
export const FEE_HEADINGS = [
  'For',
  'Session',
  'Student type',
  'Programme',
  'Department',
  'Level',
  'Entered in',
  'Residence',
  'Group',
  'Sex',
  'Fee',
  'Amount (₦)',
] as const;

/** A row of it; what is left out is an empty cell. */
export const feeRow = (cells: Partial<Record<(typeof FEE_HEADINGS)[number], string>>): string[] =>
  FEE_HEADINGS.map((heading) => cells[heading] ?? '');
