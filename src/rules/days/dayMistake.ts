import { isDay } from './typedDay.ts';

interface DayMistake {
  readonly message: string;
  /** Which of the boxes is wrong: of the day 0, of the month 1, of the year 2. */
  readonly box: 0 | 1 | 2;
}

const isWithin = (text: string, most: number) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= most;

/** What is wrong with a day whose parts were typed apart, 'year-month-day'; undefined where it is one. */
export function dayMistake(typed: string): DayMistake | undefined {
  if (isDay(typed)) return undefined;
  const [year = '', month = '', day = ''] = typed.split('-');
  if (day === '') return { box: 0, message: 'please enter the day' };
  if (!isWithin(day, 31)) return { box: 0, message: 'the day is a number from 1 to 31' };
  if (month === '') return { box: 1, message: 'please enter the month' };
  if (!isWithin(month, 12)) return { box: 1, message: 'the month is a number from 1 to 12' };
  if (year === '') return { box: 2, message: 'please enter the year' };
  if (!/^\d{4}$/.test(year)) return { box: 2, message: 'the year has four digits, such as 2005' };
  const first = new Date(Date.UTC(Number(year), Number(month), 0));
  const name = first.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return { box: 0, message: `${name} has ${first.getUTCDate()} days` };
}
