import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { clockAdvice, newAppSecret } from './authenticator.ts';

const NOW = Date.parse('2026-11-30T09:00:10Z');
const SECRET = newAppSecret();
const codeAt = (secondsOff: number): string =>
  new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: NOW + secondsOff * 1000 });
const advice = (code: string) => clockAdvice({ now: () => new Date(NOW) }, SECRET, code);

test('a code of a clock that is five minutes wrong is told to set its clock', () => {
  expect(advice(codeAt(-300))).toMatch(/^The clock of your phone is about 5 minutes slow\. Please set it/);
  expect(advice(codeAt(300))).toMatch(/^The clock of your phone is about 5 minutes fast\. Please set it/);
});

test('a code that was typed late, one of an hour ago and one of no clock are wrong alone', () => {
  expect(advice(codeAt(-60))).toBeNull();
  expect(advice(codeAt(-3600))).toBeNull();
  expect(advice('12345')).toBeNull();
});
