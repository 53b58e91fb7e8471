import pg from 'pg';

const EXCLUSION_VIOLATION = '23P01';

/** A row that an `exclude` constraint forbids beside another, as a window that overlaps. */
export const isExclusionViolation = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === EXCLUSION_VIOLATION;
