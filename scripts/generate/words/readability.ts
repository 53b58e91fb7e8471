/** Of the sentences of the day this was written half had 4 words, nineteen in twenty at most 11, and the few over 16 were two sentences in one. */
const MOST_WORDS = 16;

/** Officialese, and turns that were found here, each with what to say. */
const PLAIN_WORDS: Readonly<Record<string, string>> = {
  anew: 'again',
  'at present': 'now',
  'been told': 'knows',
  'by now': 'now',
  commence: 'start',
  'deem(ed)?': 'think',
  'e-mail': 'email',
  'endeavou?r': 'try',
  forthwith: 'now',
  furthermore: 'also',
  'hear(s|d)? of': 'knows about',
  hereby: 'nothing',
  herein: 'here',
  hitherto: 'until now',
  'in order to': 'to',
  'in respect of': 'about',
  'is called upon': 'please',
  'just now': 'now',
  kindly: 'please',
  '(?<!there )is no(?! longer)': 'is not a',
  meanwhile: 'since then',
  'no more': 'no longer',
  notwithstanding: 'even if',
  'once more': 'again',
  'pertaining to': 'about',
  'prior to': 'before',
  'pursuant to': 'under',
  'put off': 'extended',
  'said document': 'it',
  shall: 'will',
  'stands?': 'is',
  'subsequent(ly)?': 'later',
  terminate: 'end',
  thereafter: 'then',
  therein: 'there',
  'unwanted mail': 'your spam folder',
  upon: 'on',
  'utili[sz]e': 'use',
  whereas: 'but',
  wherein: 'where',
  whoever: 'the person who',
  whom: 'who',
};

const OFFICIALESE = new RegExp(`\\b(${Object.keys(PLAIN_WORDS).join('|')})\\b`, 'i');

/** @returns what makes a text hard to read, and what to do */
export function readingMistakes(text: string): string[] {
  const long = sentencesIn(text).filter((sentence) => wordsIn(sentence) > MOST_WORDS);
  const stiff = OFFICIALESE.exec(text)?.[0];
  return [
    ...long.map(
      (sentence) =>
        `has a sentence of ${wordsIn(sentence)} words, and ${MOST_WORDS} are allowed: please make two of it`,
    ),
    ...(stiff ? [`says ‘${stiff}’: please say ‘${plainWord(stiff)}’`] : []),
  ];
}

/** A colon, a semicolon and a dash give a reader breath as a stop does. */
const sentencesIn = (text: string): string[] => text.split(/[.!?:;–](?:\s|$)/);

const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const plainWord = (found: string): string =>
  Object.entries(PLAIN_WORDS).find(([words]) => new RegExp(`^(${words})$`, 'i').test(found))?.[1] ?? '';
