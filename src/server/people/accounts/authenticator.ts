import { Secret, TOTP } from 'otpauth';
import type { Platform } from '../../platform/platform.ts';
import type { Person } from './person.ts';
import { takeAuthenticatorStep } from './sql/challenge.ts';

/** Codes of an app on the person's phone (RFC 6238: six digits, a new one every half minute). */
const appOf = (secret: string, more: { issuer?: string; label?: string } = {}) => new TOTP({ secret: Secret.fromBase32(secret), ...more });

/** 160 random bits in base 32, as people type them into an app. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from a QR code. */
export const appAddress = (secret: string, issuer: string, label: string): string => appOf(secret, { issuer, label }).toString();

/** A code of this half minute, or the one before or after, that was not taken yet. */
export async function isAppCode({ database, now }: Platform, person: Person, code: string): Promise<boolean> {
  if (!person.authenticator_secret) return false;
  const timestamp = now().getTime();
  const app = appOf(person.authenticator_secret);
  const late = app.validate({ token: code, timestamp, window: 1 });
  if (late === null) return false;
  return (await takeAuthenticatorStep(database, { userId: person.id, step: app.counter({ timestamp }) + late })).length > 0;
}
