const DAY_MS = 86_400_000;
const DAYS = 30;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The last thirty days, both ends included. */
export const monthUntil = (today: string) => ({ from: dayAfter(today, 1 - DAYS), to: today });

export const eachDay = (from: string, to: string): string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 }, (_, days) => dayAfter(from, days));
