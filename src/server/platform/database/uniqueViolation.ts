import pg from 'pg';

const UNIQUE_VIOLATION = '23505';

/** A look beforehand does not rule it out: another transaction may write the same value before this one does. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;
