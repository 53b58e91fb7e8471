const TIME = /^(\d{1,2})(?:[:.]?(\d\d))?\s*(am|pm)?$/i;

/** '8', '800', '8.30' and '8:30 pm' become '08:00', '08:00', '08:30' and '20:30'; what is no time stays as typed. */
export function typedTime(text: string): string {
  const typed = text.trim();
  const [, hours, minutes = '00', half] = TIME.exec(typed) ?? [];
  const hour = hourOf(Number(hours), half?.toLowerCase());
  return hour === undefined || Number(minutes) > 59 ? typed : `${String(hour).padStart(2, '0')}:${minutes}`;
}

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

function hourOf(hours: number, half: string | undefined): number | undefined {
  if (half === undefined) return hours <= 23 ? hours : undefined;
  if (!(hours >= 1 && hours <= 12)) return undefined;
  return (hours % 12) + (half === 'pm' ? 12 : 0);
}
