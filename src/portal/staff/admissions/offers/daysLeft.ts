const DAY_MS = 86_400_000;

/** Both are days in Lagos. The last day itself is a day on which one may answer. */
export function daysLeftWords(lastDay: string, today: string): string {
  const days = Math.round((Date.parse(lastDay) - Date.parse(today)) / DAY_MS);
  if (days < 0) return 'over';
  return days === 0 ? 'last day' : days === 1 ? '1 day left' : `${days} days left`;
}
