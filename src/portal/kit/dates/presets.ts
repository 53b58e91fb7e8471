import { monthOf, weekOf, type DayRange } from '#rules/days/calendar.ts';

interface Preset extends DayRange {
  readonly name: string;
}

/** @param session the days of the session that is open, where the page knows them */
export const presets = (today: string, session?: DayRange): readonly Preset[] => [
  { name: 'Today', from: today, to: today },
  { name: 'This week', ...weekOf(today) },
  { name: 'This month', ...monthOf(today) },
  ...(session ? [{ name: 'This session', ...session }] : []),
];
