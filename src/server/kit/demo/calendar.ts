import { lagosDay } from '#rules/lagosDay.ts';
import type { Random } from './random.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Sunday first: how busy a day is beside the others. */
const WEEKDAYS = [0.12, 1, 0.95, 0.9, 0.9, 0.8, 0.35];
/** From midnight: banks are open from eight to four, cards are used in the evening too. */
const HOURS = [
  0.1, 0.05, 0.02, 0.01, 0.02, 0.1, 0.3, 0.8, 2, 4, 6, 6, 5, 4, 4.5, 4, 3, 2.2, 1.8, 1.8, 1.6, 1.2, 0.7, 0.3,
].map((weight, hour) => [hour, weight] as const);

/** Midnight in Lagos with which the day begins. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+01:00`);

/** A moment at which a college is at work, from `most` to `least` days before the day, and rather lately. */
export function workingMoment(random: Random, day: string, most: number, least = 1): Date {
  const start = startOf(day).getTime();
  for (;;) {
    const daysAgo = least + Math.floor((most - least + 1) * random.next() ** 1.3);
    const moment = hourOf(random, start - daysAgo * DAY_MS);
    if (most === least || isBusy(random, moment)) return moment;
  }
}

/** A moment like that on one of the days that follow another; on a quiet day rather the one after it. */
export function workingMomentAfter(random: Random, moment: Date, mostDays: number): Date {
  const midnight = startOf(lagosDay(moment)).getTime();
  const next = hourOf(random, midnight + random.between(1, mostDays) * DAY_MS);
  return isBusy(random, next) ? next : new Date(next.getTime() + DAY_MS);
}

const hourOf = (random: Random, midnight: number): Date =>
  new Date(midnight + random.weighted(HOURS) * 60 * MINUTE_MS + random.between(0, 3_599) * 1000);

/** In Lagos: an hour ahead of UTC no working hour has another weekday. */
const isBusy = (random: Random, moment: Date): boolean => random.chance(WEEKDAYS[moment.getUTCDay()]!);

export const later = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + Math.round(minutes * 60) * 1000);

/** YYYY-MM-DD, so many days before the day. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
