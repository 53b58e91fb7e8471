import { createHash } from 'node:crypto';

/** SHA-256 of a value's JSON, in hex: two values of the same JSON have the same. */
export const jsonHash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
