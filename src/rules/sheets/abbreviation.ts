import { foldText } from '../text/foldText.ts';

/** A word, or its beginning before a dot. */
interface Word {
  readonly text: string;
  readonly isCut: boolean;
}

/** 'SCI. EDU. & COMPUTER' as its words; signs between words say nothing, and '&' is 'and'. */
const wordsIn = (text: string): readonly Word[] =>
  [
    ...foldText(text)
      .replaceAll('&', ' and ')
      .matchAll(/([\p{L}\p{N}]+)(\.?)/gu),
  ].map(([, word, dot]) => ({
    text: word!,
    isCut: dot === '.',
  }));

/** Whether a name is written so, word by word, where a word may be cut off at a dot: 'SCI. EDU. & COMPUTER' for 'Science Education & Computer'. */
function isWrittenFor(written: readonly Word[], name: readonly Word[]): boolean {
  return (
    written.length > 0 &&
    written.length === name.length &&
    written.every(({ text, isCut }, place) => {
      const whole = name[place]!.text;
      return isCut ? whole.startsWith(text) : whole === text;
    })
  );
}

/** The names that a cell may stand for, where none is written just so. Their words are read once, for all cells. */
export function namesByAbbreviation<Named extends { readonly name: string }>(
  names: readonly Named[],
): (cell: string) => readonly Named[] {
  const read = names.map((named) => ({ named, words: wordsIn(named.name) }));
  return (cell) => {
    const written = wordsIn(cell);
    return read.filter(({ words }) => isWrittenFor(written, words)).map(({ named }) => named);
  };
}
