import { createHash } from 'node:crypto';

export const sign = (...parts: string[]): string => createHash('sha512').update(parts.join('')).digest('hex');
