import { typedDay } from './typedDay.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMED = /^(\d{1,2})[ ./-]?([a-z]{3})[a-z]*[ ./,-]*(\d{4}|\d\d)$/i;

/** As `typedDay`, and '02-Oct-2026', '2 October 2026' and '02OCT26', as banks write days. A text that is no day stays as typed. */
export function dayOfStatement(text: string): string {
  const typed = text.trim();
  const [, day, name, year] = NAMED.exec(typed) ?? [];
  const month = name === undefined ? -1 : MONTHS.indexOf(name.toLowerCase());
  return typedDay(month < 0 ? typed : `${day}-${month + 1}-${year}`);
}
