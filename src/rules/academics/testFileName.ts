import { foldText } from '../text/foldText.ts';

/** 'ONE', 'I' and '1' end titles of one course. */
const FIGURES: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
};

/** 'Anatomy & Physiology I ' and 'ANATOMY AND PHYSIOLOGY ONE' have the same. */
export const wordsOf = (text: string): string =>
  foldText(text)
    .replaceAll('&', ' and ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => FIGURES[word] ?? word)
    .join(' ');

/** Whether the name of a test's file has the course's title or code in it as whole words. */
export function namesCourse(
  fileName: string,
  { code, title }: { readonly code: string; readonly title: string },
): boolean {
  const name = ` ${wordsOf(fileName)} `;
  const isIn = (words: string) => words !== '' && name.includes(` ${words} `);
  return isIn(wordsOf(title)) || isIn(wordsOf(code)) || isIn(wordsOf(code).replaceAll(' ', ''));
}

/** What the name of a test's file calls it; undefined where it says neither, or both. */
export function componentNamed(fileName: string): 'ca' | 'exam' | undefined {
  const name = ` ${wordsOf(fileName)} `;
  const isExam = / (?:exams?|examinations?) /.test(name);
  const isCa = / (?:ca|c a|test|tests|quiz|assessment) /.test(name);
  if (isExam === isCa) return undefined;
  return isExam ? 'exam' : 'ca';
}
