import { isDay } from './typedDay.ts';

/** Of a text in which no day can be read. */
export const NO_DAY = 'please enter a day, as 23/11/2026';

interface DayMistake {
  readonly message: string;
  /** Which of the boxes is wrong: of the day 0, of the month 1, of the year 2. */
  readonly box: 0 | 1 | 2;
}

const isWithin = (text: string, most: number) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= most;

/** What is wrong with a day that was typed in parts, 'year-month-day', or in one text, '31/2/2026'; undefined where it is one. */
export function dayMistake(typed: string): DayMistake | undefined {
  if (isDay(typed)) return undefined;
  const apart = typed.split('-');
  const parts = apart.length === 3 ? apart : typed.split(/[ ./]/).reverse();
  if (parts.length !== 3) return { box: 0, message: NO_DAY };
  const [year = '', month = '', day = ''] = parts;
  const box = isWithin(day, 31) ? (isWithin(month, 12) ? (/^\d{4}$/.test(year) ? undefined : 2) : 1) : 0;
  if (box !== undefined) {
    const name = (['day', 'month', 'year'] as const)[box];
    if ([day, month, year][box] === '') return { box, message: `please enter the ${name}` };
    const rule = box === 2 ? 'has four digits, such as 2005' : `is a number from 1 to ${box === 0 ? 31 : 12}`;
    return { box, message: `the ${name} ${rule}` };
  }
  const first = new Date(Date.UTC(Number(year), Number(month), 0));
  const name = first.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return { box: 0, message: `${name} has ${first.getUTCDate()} days` };
}
