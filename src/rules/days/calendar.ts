/** Days are YYYY-MM-DD, and counted in UTC, where each has 24 hours. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** From Monday to Sunday. */
export function weekOf(day: string): DayRange {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = dayAfter(day, -sinceMonday);
  return { from, to: dayAfter(from, 6) };
}

export function monthOf(day: string): DayRange {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return { from: `${day.slice(0, 7)}-01`, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
}
