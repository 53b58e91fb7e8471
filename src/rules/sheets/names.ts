import { normaliseText } from '../text/normaliseText.ts';

export interface NameParts {
  readonly surname: string;
  readonly firstname: string;
  readonly other: string;
}

/** How a whole name in one column is read, as people are told. */
export const NAME_RULE =
  'The surname is before the comma. Without a comma it is the first word. The next word is the first name, and all others are other names.';

/** Some lists put a semicolon where others have the comma. A name of one word is a surname. */
export function splitName(whole: string): NameParts {
  const text = normaliseText(whole).trim().replace(/\s+/g, ' ');
  const [, before, after] = /^([^,;]+)[,;](.+)$/.exec(text) ?? [];
  const [surname, given] = before === undefined ? firstWord(text) : [before.trim(), after!.trim()];
  const [firstname, other] = firstWord(given);
  return { surname, firstname, other };
}

/** Surname first, as the college writes a name in one column. */
export const joinName = ({ surname, firstname, other }: NameParts): string =>
  [surname, firstname, other].filter((part) => part !== '').join(' ');

/** 'OKORO, Ada Grace' without its comma; a name that has none as it is. */
export const withoutComma = (name: string): string => (/[,;]/.test(name) ? joinName(splitName(name)) : name);

/** 'SALAMI KEMI' as a surname without a first name may be both, or a surname of two words: nobody but its office knows. */
export const isAllInSurname = ({ surname, firstname }: NameParts): boolean => firstname === '' && /\s/.test(surname);

function firstWord(text: string): [string, string] {
  const end = text.indexOf(' ');
  return end < 0 ? [text.replace(/[,;]+$/, ''), ''] : [text.slice(0, end), text.slice(end + 1).trim()];
}
