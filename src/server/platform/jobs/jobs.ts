/** A job runs every so many minutes, counted from midnight in UTC; `offset` minutes later, where it is said. */
export interface Schedule {
  readonly everyMinutes: number;
  readonly offset?: number;
}

const MINUTE_MS = 60_000;

export const EVERY_MINUTE: Schedule = { everyMinutes: 1 };
/** `minute` of each hour. */
export const hourlyAt = (minute: number): Schedule => ({ everyMinutes: 60, offset: minute });
/** An hour and a minute in UTC. */
export const dailyAt = (hour: number, minute: number): Schedule => ({
  everyMinutes: 24 * 60,
  offset: hour * 60 + minute,
});

/** The first moment of the schedule after `moment`. */
export function nextRun({ everyMinutes, offset = 0 }: Schedule, moment: Date): Date {
  const [period, shift] = [everyMinutes * MINUTE_MS, offset * MINUTE_MS];
  return new Date((Math.floor((moment.getTime() - shift) / period) + 1) * period + shift);
}

export interface Jobs {
  /** Runs `work` on the schedule, on one server at a time. */
  schedule(name: string, schedule: Schedule, work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
