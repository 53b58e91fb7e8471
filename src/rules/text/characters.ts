/** A sign with the marks on it, or pictures that are joined. `Intl.Segmenter` finds the same; Firefox has none before 125. */
const CHARACTER =
  /\r\n|\p{Cc}|\p{ExtPict}(?:[\p{M}\p{EMod}\u200c]*\u200d\p{ExtPict})*[\p{M}\p{EMod}\u200c\u200d]*|(?:\p{RI}{2}|[^])[\p{M}\p{EMod}\u200c\u200d]*/gu;

/** A text as the characters that people see. */
export const charactersOf = (text: string): readonly string[] => text.match(CHARACTER) ?? [];

/** UTF-16 units to a character, on average. Without this bound one letter could carry a megabyte of marks. */
const MOST_UNITS = 8;

export const isLonger = (text: string, characters: number): boolean =>
  text.length > characters && (text.length > characters * MOST_UNITS || charactersOf(text).length > characters);

export const isShorter = (text: string, characters: number): boolean =>
  text.length < characters || charactersOf(text).length < characters;
