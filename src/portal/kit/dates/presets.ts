import { monthOf, weekOf, type DayRange } from '#rules/days/calendar.ts';

interface Preset extends DayRange {
  readonly name: string;
}

/** @param opened the day on which the session that is open was opened, where it is known */
export const presets = (today: string, opened?: string | null): readonly Preset[] => [
  { name: 'Today', from: today, to: today },
  { name: 'This week', ...weekOf(today) },
  { name: 'This month', ...monthOf(today) },
  ...(opened ? [{ name: 'This session', from: opened, to: today }] : []),
];
