const DAY_MS = 86_400_000;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days lie between. */
export const daysFrom = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);

/** Each day has its place in the calendar, so that a day without a row is a gap. */
export const calendar = (first: string, last: string): string[] =>
  Array.from({ length: daysFrom(first, last) + 1 }, (_, days) => dayAfter(first, days));
