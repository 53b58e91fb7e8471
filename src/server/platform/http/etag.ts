import { createHash } from 'node:crypto';

/** The entity tag of a text: weak, for what is sent may be compressed. */
export const etagOf = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
