const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Initials are enough to compare with a slip, and too little to find out who applied. */
export const initialsOf = (names: readonly string[]): string =>
  names.map((name) => [...graphemes.segment(name.trim())][0]?.segment).filter((letter) => letter !== undefined)
    .map((letter) => `${letter.toUpperCase()}.`).join(' ');
