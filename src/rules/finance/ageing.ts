/** How long something has been due, in whole days since its last day; what is not due yet is of no age. */
export const AGES = [
  { name: 'notDue', title: 'Not due yet', from: -Infinity, to: -1 },
  { name: 'upToOneMonth', title: '0–30 days', from: 0, to: 30 },
  { name: 'upToTwoMonths', title: '31–60 days', from: 31, to: 60 },
  { name: 'upToThreeMonths', title: '61–90 days', from: 61, to: 90 },
  { name: 'older', title: 'Over 90 days', from: 91, to: Infinity },
] as const;

export type Age = (typeof AGES)[number];

const DAY_MS = 86_400_000;

/** Days as YYYY-MM-DD, in Lagos: on its last day a part is due for 0 days, the day before for -1. */
const daysDue = (dueOn: string, today: string): number => Math.round((Date.parse(today) - Date.parse(dueOn)) / DAY_MS);

export const ageOf = (dueOn: string, today: string): Age => {
  const days = daysDue(dueOn, today);
  return AGES.find(({ to }) => days <= to)!;
};

/** The days on which that was due which has this age today, both included; null is without an end. */
export const dueDaysOf = ({ from, to }: Age, today: string): { dueFrom: string | null; dueTo: string | null } => ({
  dueFrom: dayBefore(today, to),
  dueTo: dayBefore(today, from),
});

const dayBefore = (today: string, days: number): string | null =>
  Number.isFinite(days) ? new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10) : null;
