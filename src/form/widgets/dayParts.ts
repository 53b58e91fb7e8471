import { isDay, isWholeDay, typedDay } from '#rules/days/typedDay.ts';

/** Day, month, year. */
export type DayParts = readonly [string, string, string];

/** The answer stays YYYY-MM-DD. What is no whole day yet keeps its parts in that order, so that a draft loses nothing: '2005-3-'. */
export function dayOf([day, month, year]: DayParts): string {
  if (day + month + year === '') return '';
  const isWhole = year.length === 4 && day !== '' && month !== '';
  return isWhole ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : `${year}-${month}-${day}`;
}

export function partsOf(answer: unknown): DayParts {
  const [year = '', month = '', day = ''] = typeof answer === 'string' ? answer.split('-') : [];
  return [day, month, year];
}

/** The parts of a day that was typed or pasted whole into one box: '14/03/2005', '14032005'. */
export function wholeDay(text: string): DayParts | undefined {
  const day = isWholeDay(text) ? typedDay(text) : '';
  return isDay(day) ? partsOf(day) : undefined;
}
