export const TRIES = ['first', 'last', 'best'] as const;
export type CountedTry = (typeof TRIES)[number];

/** One of several times that somebody sat a test: its score in hundredths, and when it began, as the file writes it. */
export interface Try {
  readonly score: number;
  readonly startedOn: string;
}

/** Which of somebody's tries counts. They are in the order of their times, or of the file where one has no time that can be read. */
export function countedTry<One extends Try>(tries: readonly [One, ...One[]], counted: CountedTry): One {
  const times = tries.map(({ startedOn }) => timeOf(startedOn));
  const ordered = times.some((time) => time === undefined)
    ? [...tries]
    : tries.toSorted((one, other) => timeOf(one.startedOn)! - timeOf(other.startedOn)!);
  if (counted === 'best') return ordered.reduce((best, one) => (one.score > best.score ? one : best));
  return ordered.at(counted === 'first' ? 0 : -1)!;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const TIME = /^(\d{1,2}) ([a-z]+) (\d{4}),? +(\d{1,2}):(\d\d)(?: ?(am|pm))?$/i;

/** '24 February 2026  9:02 AM' in minutes, to be compared with others. */
function timeOf(written: string): number | undefined {
  const [, day, month = '', year, hour, minute, half] = TIME.exec(written.trim()) ?? [];
  const place = MONTHS.indexOf(month.toLowerCase());
  if (place < 0) return undefined;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return Date.UTC(Number(year), place, Number(day), hours, Number(minute)) / 60_000;
}
