import { randomInt } from 'node:crypto';
import { hashOf } from '../../platform/auth/secret.ts';

/** Digits and letters that nobody takes for one another, and that make no word. */
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/**
 * A pass code, `K7QM-4XPT-9RWH`: 57 random bits, short enough to be typed and far too many to be guessed over the
 * network, where guesses are slowed.
 */
export function newPassCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** What the database keeps of it: as people type it, small letters, spaces and hyphens do not matter. */
export const hashOfCode = (typed: string): Buffer => hashOf(typed.toUpperCase().replace(/[^A-Z\d]/g, ''));
