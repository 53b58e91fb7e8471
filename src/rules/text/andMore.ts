/** 'CSC 201, MTH 202 and 9 more': the first of so many, by their names. */
export const andMore = (first: readonly string[], total: number): string =>
  first.join(', ') + (total > first.length ? ` and ${total - first.length} more` : '');
