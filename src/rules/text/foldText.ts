const MARKS = /[\u0300-\u036f]/g;

/** Letters of Nigeria's and its neighbours' languages that are no letter with a mark, and those for which they are typed. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    b: 'ɓ',
    d: 'ɗɖđð',
    e: 'ɛǝə',
    f: 'ƒ',
    g: 'ɣ',
    h: 'ħ',
    i: 'ɩı',
    k: 'ƙ',
    l: 'ł',
    n: 'ŋɲ',
    o: 'ɔø',
    t: 'ŧ',
    u: 'ʊ',
    v: 'ʋ',
    y: 'ƴ',
  }).flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain])),
);

/** As text is searched and sorted: in small letters without marks. The database has the same as `searchable` (migration 0089). */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[\u0080-\uffff]/g, (letter) => LETTERS[letter] ?? letter);
