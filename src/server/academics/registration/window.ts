import { displayDate } from '#rules/displayDate.ts';
import { endOfDay, stateOn } from '#rules/window/dayWindow.ts';

export interface WindowDays {
  readonly opens_on: string | null;
  readonly closes_on: string | null;
  readonly late_until: string | null;
  readonly own_until: string | null;
}

export interface WindowWords {
  readonly state: 'none' | 'coming' | 'open' | 'late' | 'closed';
  readonly words: string;
  readonly daysLeft: number | null;
}

/** What a student's windows come to on a day: their own one first, then that of their student type. */
export function windowOn({ opens_on, closes_on, late_until, own_until }: WindowDays, today: string): WindowWords {
  if (own_until !== null && own_until >= today) return openUntil('open', 'Open for you until', own_until, today);
  if (opens_on === null || closes_on === null)
    return { state: 'none', words: 'No registration is announced', daysLeft: null };
  const state = stateOn({ opens: opens_on, closes: closes_on }, today);
  if (state === 'coming')
    return {
      state,
      words: `Opens on ${displayDate(opens_on)}, in ${days(daysBetween(today, opens_on))}`,
      daysLeft: null,
    };
  if (state === 'open') return openUntil('open', 'Open until', closes_on, today);
  if (late_until !== null && late_until >= today)
    return openUntil('late', 'Open with the late fee until', late_until, today);
  return { state: 'closed', words: `Closed on ${endOfDay(late_until ?? closes_on)}`, daysLeft: null };
}

/** Further away than this the day says enough. */
const COUNTED_DAYS = 99;

function openUntil(state: 'open' | 'late', words: string, day: string, today: string): WindowWords {
  const daysLeft = daysBetween(today, day);
  const nearness = daysLeft === 0 ? ', today is the last day' : `, ${days(daysLeft)} left`;
  return { state, words: `${words} ${displayDate(day)}${daysLeft > COUNTED_DAYS ? '' : nearness}`, daysLeft };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const daysBetween = (one: string, other: string) => Math.round((Date.parse(other) - Date.parse(one)) / DAY_MS);
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
