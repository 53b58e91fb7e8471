import { NO_DAY } from '#rules/days/dayMistake.ts';
import { isDay } from '#rules/days/typedDay.ts';

/** @param required said where nothing was typed; without it the day may be left out */
export function dayMistake(typed: string, required?: string): string | null {
  if (typed === '') return required ?? null;
  return isDay(typed) ? null : NO_DAY;
}
