/** Days are YYYY-MM-DD. A birthday on 29 February falls on the 28th where there is none. */
export function isBirthday(birthday: string | null, today: string): boolean {
  if (birthday === null) return false;
  const [year, born] = [Number(today.slice(0, 4)), birthday.slice(5)];
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return today.slice(5) === (born === '02-29' && !isLeap ? '02-28' : born);
}

export const isDecember = (today: string): boolean => today.slice(5, 7) === '12';

/** What has been announced for longer is read on the dashboard, and interrupts nobody who signs in for the first time. */
const NEW_DAYS = 7;

export const isNews = (announced: string, today: string): boolean =>
  Date.parse(today) - Date.parse(announced) <= NEW_DAYS * 86_400_000;
