const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value);

/** Whole years from one day to another. Who was born on 29 February has no birthday before 1 March in a shorter year. */
export const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);

/** Whole months, counted alike: from 31 January the first one is over on 1 March. */
export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  (Number(to.slice(5, 7)) - Number(from.slice(5, 7))) -
  (to.slice(8) < from.slice(8) ? 1 : 0);

const DAY_MS = 24 * 60 * 60 * 1000;

/** From one day to the next is one. Below 0 where they come the other way round. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
