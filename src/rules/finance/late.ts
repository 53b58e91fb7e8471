/** Reached on the day after `afterDays` whole days have gone by since the last day. */
export interface LateStep {
  readonly afterDays: number;
  readonly percent: number;
}

const DAY_MS = 86_400_000;

/** Days as YYYY-MM-DD, in Lagos; 0 on the last day itself, which is in time until it is over. */
export const daysLate = (dueOn: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(dueOn)) / DAY_MS));

/** Steps replace one another: the latest that is reached holds alone. Undefined before the first. */
export const reachedStep = (steps: readonly LateStep[], days: number): LateStep | undefined =>
  steps.filter(({ afterDays }) => days > afterDays).sort((one, other) => other.afterDays - one.afterDays)[0];

/** What is added to an unpaid part, in kobo, rounded down. */
export const lateKobo = (unpaidKobo: number, steps: readonly LateStep[], days: number): number =>
  Math.floor((unpaidKobo * (reachedStep(steps, days)?.percent ?? 0)) / 100);
