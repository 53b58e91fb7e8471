const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** `A. B. C.`: enough to compare with the slip in one's hand, too little to find out who applied. */
export const initialsOf = (names: readonly string[]): string =>
  names.map((name) => [...letters.segment(name.trim())][0]?.segment).filter((letter) => letter !== undefined)
    .map((letter) => `${letter.toUpperCase()}.`).join(' ');
