/** Days are YYYY-MM-DD. A birthday on 29 February falls on the 28th where there is none. */
export function isBirthday(birthday: string | null, today: string): boolean {
  if (birthday === null) return false;
  const [year, born] = [Number(today.slice(0, 4)), birthday.slice(5)];
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return today.slice(5) === (born === '02-29' && !isLeap ? '02-28' : born);
}

export const isDecember = (today: string): boolean => today.slice(5, 7) === '12';
