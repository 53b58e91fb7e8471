import { foldText } from '#rules/text/foldText.ts';

/** One thing to choose: an address to go to, or an act. */
export type Entry = { readonly id: string; readonly name: string; readonly note?: string } & (
  { readonly to: string } | { readonly act: () => void }
);

export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every word that was typed begins a word of the entry. */
export function isMeant(typed: string, { name, note = '' }: Pick<Entry, 'name' | 'note'>): boolean {
  const words = wordsOf(`${name} ${note}`);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}

/** Those whose own name begins as was typed come first; otherwise their order stays. */
export function meant(typed: string, entries: readonly Entry[]): readonly Entry[] {
  const first = wordsOf(typed).join(' ');
  const begins = ({ name }: Entry) => Number(wordsOf(name).join(' ').startsWith(first));
  return entries.filter((entry) => isMeant(typed, entry)).toSorted((one, other) => begins(other) - begins(one));
}

/** The entry that is so many steps from the lit one, round the end. */
export function stepped(entries: readonly Entry[], litId: string | undefined, step: number): Entry | undefined {
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === litId),
  );
  return entries[(at + step + entries.length) % entries.length];
}
