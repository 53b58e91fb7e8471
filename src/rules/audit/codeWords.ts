import { inWords } from '../inWords.ts';

/** Written as the college writes them, wherever they stand in a name. */
const OWN_SPELLING: Readonly<Record<string, string>> = {
  cbt: 'CBT',
  cgpa: 'CGPA',
  id: 'ID',
  jamb: 'JAMB',
  jupeb: 'JUPEB',
  lga: 'LGA',
  olevel: 'O-Level',
  putme: 'Post UTME',
  rrr: 'RRR',
  siwes: 'SIWES',
};

/** A code word of the log or of a list as the college writes it: 'siwes-changed' as 'SIWES changed'. */
export const codeWords = (name: string): string =>
  inWords(name)
    .split(' ')
    .map((word) => OWN_SPELLING[word.toLowerCase()] ?? word)
    .join(' ');
