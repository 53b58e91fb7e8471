import { displayDate } from '#rules/displayDate.ts';
import { endOfDay, stateOn } from '#rules/window/dayWindow.ts';

export interface WindowDays {
  readonly opensOn: string | null;
  readonly closesOn: string | null;
  readonly lateUntil: string | null;
  readonly ownUntil: string | null;
}

export interface WindowWords {
  readonly state: 'none' | 'coming' | 'open' | 'late' | 'closed';
  readonly words: string;
  readonly daysLeft: number | null;
}

/** What a student's windows come to on a day: their own one first, then that of their student type. */
export function windowOn({ opensOn, closesOn, lateUntil, ownUntil }: WindowDays, today: string): WindowWords {
  if (ownUntil !== null && ownUntil >= today) return openUntil('open', 'Open for you until', ownUntil, today);
  if (opensOn === null || closesOn === null)
    return { state: 'none', words: 'No registration is announced', daysLeft: null };
  const state = stateOn({ opens: opensOn, closes: closesOn }, today);
  if (state === 'coming')
    return {
      state,
      words: `Opens on ${displayDate(opensOn)}, in ${days(daysBetween(today, opensOn))}`,
      daysLeft: null,
    };
  if (state === 'open') return openUntil('open', 'Open until', closesOn, today);
  if (lateUntil !== null && lateUntil >= today)
    return openUntil('late', 'Open with the late fee until', lateUntil, today);
  return { state: 'closed', words: `Closed on ${endOfDay(lateUntil ?? closesOn)}`, daysLeft: null };
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
