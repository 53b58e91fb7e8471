const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value);

/** Whole years from one day to another. Who was born on 29 February has no birthday before 1 March in a shorter year. */
export const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
