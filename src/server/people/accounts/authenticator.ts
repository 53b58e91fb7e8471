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
