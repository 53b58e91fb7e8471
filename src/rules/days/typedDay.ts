const ORDERS = [
  /^(?<day>\d{1,2})[ ./-](?<month>\d{1,2})[ ./-](?<year>\d{4}|\d\d)$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4}|\d\d)$/,
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
];

/**
 * '5/9/26', '05092026' and '5.9.2026' become '2026-09-05', the day before the month whatever the browser's language; a year
 * of two digits is of this century. A text that is no day stays as typed: it is refused in the field's own words.
 */
export function typedDay(text: string): string {
  const typed = text.trim();
  const parts = ORDERS.map((order) => order.exec(typed)?.groups).find((groups) => groups);
  if (!parts) return typed;
  const year = parts['year']!.padStart(4, '20');
  const iso = `${year}-${parts['month']!.padStart(2, '0')}-${parts['day']!.padStart(2, '0')}`;
  return isDay(iso) ? iso : typed;
}

/** Whether it is a day of the calendar as the wire has it, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether all of the year has been typed, so that no further key can make another day of it. */
export const isWholeDay = (text: string): boolean =>
  /^(\d{1,2}[ ./-]\d{1,2}[ ./-]\d{4}|\d{8}|\d{4}-\d\d-\d\d)$/.test(text.trim());
