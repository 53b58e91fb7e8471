export interface MarkedText {
  readonly before: string;
  readonly differing: string;
  readonly after: string;
}

/** Up to here a text is read at a glance. */
const SHORT = 60;
const AROUND = 4;

/** Of a long text the words that the other has otherwise, with some around them; undefined where it is short. */
export function textDifference(text: string, other: string): MarkedText | undefined {
  if (Math.max(text.length, other.length) <= SHORT) return undefined;
  const [words, others] = [text.split(/(?<=\s)/), other.split(/(?<=\s)/)];
  const shorter = Math.min(words.length, others.length);
  let first = 0;
  while (first < shorter && words[first]!.trim() === others[first]!.trim()) first += 1;
  let last = 0;
  while (last < shorter - first && words.at(-1 - last)!.trim() === others.at(-1 - last)!.trim()) last += 1;
  const end = words.length - last;
  return {
    before: (first > AROUND ? '… ' : '') + words.slice(Math.max(0, first - AROUND), first).join(''),
    differing: words.slice(first, end).join('').trimEnd(),
    after:
      (end > first && /\s$/.test(words[end - 1]!) ? ' ' : '') +
      words
        .slice(end, end + AROUND)
        .join('')
        .trimEnd() +
      (last > AROUND ? ' …' : ''),
  };
}
