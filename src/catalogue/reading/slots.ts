import { isDay } from '../binding/age.ts';
import { isAnswers } from '../normalise.ts';
import type { Slots } from '../vocabulary.ts';
import type { Resolved } from './references.ts';

const MINUTES_AN_HOUR = 60;
const DAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Time slots written out: each is an answer, with its places. What is not well formed is left for the check to refuse. */
export const withSlots = (section: Resolved): Resolved =>
  hasSlots(section.value) ? { ...section, value: within(section.value) } : section;

const hasSlots = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('slots' in value || Object.values(value).some(hasSlots));

function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within);
  if (!isAnswers(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, within(each)]));
  const { slots } = value;
  if (!isSlots(slots)) return inner;
  const answers = slotsOf(slots);
  return { ...inner, enum: answers, places: Object.fromEntries(answers.map((answer) => [answer, slots.places])) };
}

const isSlots = (value: unknown): value is Slots =>
  isAnswers(value) &&
  Array.isArray(value['days']) &&
  value['days'].length > 0 &&
  value['days'].every(isDay) &&
  [value['from'], value['to']].every((time) => typeof time === 'string' && /^\d{2}:\d{2}$/.test(time)) &&
  Number.isInteger(value['minutes']) &&
  Number(value['minutes']) > 0;

function slotsOf({ days, from, to, minutes }: Slots): string[] {
  const [first, last] = [from, to].map((time) => Number(time.slice(0, 2)) * MINUTES_AN_HOUR + Number(time.slice(3)));
  const count = Math.max(0, Math.floor((last! - first!) / minutes));
  return days.flatMap((day) =>
    Array.from({ length: count }, (_, index) => `${dayInWords(day)}, ${timeInWords(first! + index * minutes)}`),
  );
}

function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${DAY_NAMES[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

const timeInWords = (minutes: number): string =>
  `${String(Math.floor(minutes / MINUTES_AN_HOUR)).padStart(2, '0')}:${String(minutes % MINUTES_AN_HOUR).padStart(2, '0')}`;
