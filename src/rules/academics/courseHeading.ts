import { withoutMaximum } from '../sheets/headingMaximum.ts';
import { wordsOf } from './testFileName.ts';

interface Course {
  readonly code: string;
  readonly title: string;
}

/** By this a column of marks is known on every sheet of a book: 'Use of English ' and 'USE OF ENGLISH (20)' are one. */
export const courseKey = (heading: string): string => wordsOf(withoutMaximum(heading));

/** Whether a heading is the whole title of the course, its code, or both. 'Practicum Examination' is no 'Practicum'. */
export function isCourseHeading(heading: string, { code, title }: Course): boolean {
  const key = courseKey(heading);
  const [codeWords, titleWords] = [wordsOf(code), wordsOf(title)];
  const codes = [codeWords, codeWords.replaceAll(' ', '')];
  const names = [titleWords, ...codes, ...codes.flatMap((each) => [`${each} ${titleWords}`, `${titleWords} ${each}`])];
  return key !== '' && names.includes(key);
}
