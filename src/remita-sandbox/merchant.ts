import { createHash, timingSafeEqual } from 'node:crypto';

export interface Merchant {
  readonly merchantId: string;
  readonly serviceTypeId: string;
  readonly apiKey: string;
}

export function isSignedBy(hash: unknown, ...parts: string[]): boolean {
  const expected = createHash('sha512').update(parts.join('')).digest();
  const given = Buffer.from(typeof hash === 'string' ? hash : '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
