import { listTranslation } from './lists.ts';
import { VALUE } from './marks.ts';

export interface Texts {
  /** @returns undefined where the catalogue has no such text */
  readonly find: (english: string) => string | undefined;
  /** What `find` has returned, which comes by again as it is handed from element to element. */
  readonly isTranslated: (text: string) => boolean;
}

interface Pattern {
  readonly matches: RegExp;
  readonly names: readonly string[];
  readonly translated: string;
}

const PLACE = /\{(\w+)\}/g;

/** A key says `{name}` where the page puts a value: '{missing} more characters needed' is found for '3 more characters needed'. */
export function textTranslation(words: Readonly<Record<string, string>>): Texts {
  const patterns = Object.entries(words)
    .filter(([english]) => english.includes('{'))
    .sort(([one], [other]) => literal(other) - literal(one))
    .map(patternOf);
  const found = new Map<string, string | undefined>();
  const translated = new Set<string>();

  const search = (english: string): string | undefined => {
    if (Object.hasOwn(words, english)) return words[english];
    for (const { matches, names, translated: text } of patterns) {
      const values = matches.exec(english)?.slice(1);
      if (values)
        return text.replace(
          PLACE,
          (_, name: string) => find(values[names.indexOf(name)]!) ?? values[names.indexOf(name)]!,
        );
    }
    return listTranslation(find, english);
  };
  const find = (english: string): string | undefined => {
    if (found.has(english)) return found.get(english);
    const core = english.trim();
    const words = core && search(core);
    const text = words ? english.replace(core, () => words) : undefined;
    found.set(english, text);
    if (text) translated.add(text);
    return text;
  };
  return { find, isTranslated: (text) => translated.has(text) };
}

/** The more a key says itself, the sooner it is tried. */
const literal = (key: string): number => key.replace(PLACE, '').length;

function patternOf([english, translated]: readonly [string, string]): Pattern {
  const names = [...english.matchAll(PLACE)].map(([, name]) => name!);
  const source = english
    .split(PLACE)
    .map((part, index) => (index % 2 ? VALUE : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return { matches: new RegExp(`^${source}$`, 's'), names, translated };
}
