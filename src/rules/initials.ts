import { charactersOf } from './text/characters.ts';

/** Initials are enough to compare with a slip, and too little to find out who applied. */
export const initialsOf = (names: readonly string[]): string =>
  names
    .map((name) => charactersOf(name.trim())[0])
    .filter((letter) => letter !== undefined)
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ');
