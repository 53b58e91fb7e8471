import type { FieldSchema } from '#catalogue/vocabulary.ts';

/** YYYY-MM-DD. The latest is exactly `ageOver` years back, as specified; the verdict itself compares years alone. */
export function dateLimits({ ageOver, ageUnder }: FieldSchema, today: string): { min?: string; max?: string } {
  const year = Number(today.slice(0, 4));
  return {
    ...(ageUnder !== undefined && { min: `${year - ageUnder + 1}-01-01` }),
    ...(ageOver !== undefined && { max: sameDay(year - ageOver, today) }),
  };
}

/** The 29th of February becomes the 28th where there is none. */
function sameDay(year: number, day: string): string {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return `${year}${!isLeap && day.endsWith('-02-29') ? '-02-28' : day.slice(4)}`;
}
