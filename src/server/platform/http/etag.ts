import { createHash } from 'node:crypto';

/** The tag is weak, for the reply may be compressed. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
