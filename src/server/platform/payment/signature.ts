import { createHash } from 'node:crypto';

/** How every call to Remita is signed: SHA-512, in lower-case hexadecimal, of the parts put together. */
export const sign = (...parts: string[]): string => createHash('sha512').update(parts.join('')).digest('hex');
