import { Secret, TOTP } from 'otpauth';
import type { Platform } from '../../platform/platform.ts';
import type { Person } from './person.ts';
import { takeAuthenticatorStep } from './sql/challenge.ts';

/** RFC 6238: six digits, a new code every half minute. */
const appOf = (secret: string, more: { issuer?: string; label?: string } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), ...more });

/** 160 random bits in base 32. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

export const appAddress = (secret: string, issuer: string, label: string): string =>
  appOf(secret, { issuer, label }).toString();

const CODE_MS = 30_000;
/** Of a clock that is off by more nobody's code is looked for. */
const MOST_CODES_OFF = 20;
/** A code that was typed late is that old too. */
const LEAST_CODES_OFF = 4;

/** What to do about a code that is right by another clock; it lets nobody in. Null for a code that is wrong by any. */
export function clockAdvice({ now }: Pick<Platform, 'now'>, secret: string | null, code: string): string | null {
  const off = secret && appOf(secret).validate({ token: code, timestamp: now().getTime(), window: MOST_CODES_OFF });
  if (off === null || off === '' || Math.abs(off) < LEAST_CODES_OFF) return null;
  const minutes = Math.round((Math.abs(off) * CODE_MS) / 60_000);
  return `The clock of your phone is about ${minutes} minutes ${off > 0 ? 'fast' : 'slow'}. Please set it to automatic time, and enter the next code`;
}

/** A code is good in its half minute and in the ones beside it, and only once. */
export async function isAppCode({ database, now }: Platform, person: Person, code: string): Promise<boolean> {
  if (!person.authenticatorSecret) return false;
  const timestamp = now().getTime();
  const app = appOf(person.authenticatorSecret);
  const late = app.validate({ token: code, timestamp, window: 1 });
  if (late === null) return false;
  return (
    (await takeAuthenticatorStep(database, { userId: person.id, step: app.counter({ timestamp }) + late })).length > 0
  );
}
