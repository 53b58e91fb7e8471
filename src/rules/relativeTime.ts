const UNITS = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** As '2 weeks ago', in the largest unit that is full; a moment to come counts as now. */
export function relativeTime(moment: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 1000));
  const [unit, length] = UNITS.find(([, full]) => seconds >= full) ?? UNITS.at(-1)!;
  return words.format(-Math.floor(seconds / length), unit);
}
