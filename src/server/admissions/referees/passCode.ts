import { randomInt } from 'node:crypto';
import { hashOf } from '../../platform/auth/secret.ts';

/** These digits and letters are not mistaken for one another, and make no word. */
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** `K7QM-4XPT-9RWH`: 57 random bits, short enough to type and too many to guess where guesses are slowed. */
export function newPassCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Small letters, spaces and hyphens do not matter, since people type it. */
export const hashOfCode = (typed: string): Buffer => hashOf(typed.toUpperCase().replace(/[^A-Z\d]/g, ''));
