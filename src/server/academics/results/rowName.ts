import { sharedWords, wordsOf } from './likelyLines.ts';

interface Named {
  readonly name: string;
}

/**
 * Whether a row's name is another's than its number's: it has no word of the name that the number has, or more of somebody else's on the
 * sheet. A row without a name says nothing, and neither does one of titles alone.
 */
export function isAnothersName(written: string, own: Named, others: readonly Named[]): boolean {
  const words = wordsOf(written);
  if (!words.some((word) => word.length > 1)) return false;
  const shared = sharedWords(words, wordsOf(own.name));
  return shared === 0 || others.some(({ name }) => sharedWords(words, wordsOf(name)) > shared);
}
