import type { FieldSchema } from '#catalogue/vocabulary.ts';

/**
 * The days that the calendar offers, YYYY-MM-DD. The latest is exactly `ageOver` years back, as the specification has
 * it; the verdict itself compares years alone.
 * @param today YYYY-MM-DD
 */
export function dateLimits({ ageOver, ageUnder }: FieldSchema, today: string): { min?: string; max?: string } {
  const year = Number(today.slice(0, 4));
  return {
    ...(ageUnder !== undefined && { min: `${year - ageUnder + 1}-01-01` }),
    ...(ageOver !== undefined && { max: sameDay(year - ageOver, today) }),
  };
}

/** That day in another year; the 29th of February becomes the 28th where there is none. */
function sameDay(year: number, day: string): string {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return `${year}${!isLeap && day.endsWith('-02-29') ? '-02-28' : day.slice(4)}`;
}
