import { typedDay, isDay } from '../days/typedDay.ts';
import { FORMATS } from '../formats.ts';
import { NORMALISERS } from '../normalisers.ts';

/** Kinds of values that are known by their shape, whatever stands above them. */
const SHAPES = {
  email: (text: string) => /^\S+@\S+$/.test(text),
  'jamb-number': (text: string) => FORMATS['jamb-number'](NORMALISERS.capitals(text)),
  phone: (text: string) => /^(?:\+?234|0)?[789]\d{9}$/.test(NORMALISERS.ungrouped(text)),
  sex: (text: string) => /^(?:m|f|male|female)$/i.test(text),
  day: (text: string) => isDay(typedDay(text)) && !/^\d+$/.test(text),
  session: (text: string) => /^(?:19|20)\d\d\/(?:19|20)\d\d$/.test(text),
  /** A matric or registration number is of letters and digits with strokes. */
  'student-number': (text: string) => /^(?=.*[a-z])(?=.*\d)[a-z0-9]+(?:[/.-][a-z0-9]+){1,5}$/i.test(text),
  level: (text: string) => /^(?:[1-9]00 ?l(?:evel)?|(?:nd|hnd|nce)[\s.-]*(?:[1-4]|i{1,3}|iv))$/i.test(text),
  'course-code': (text: string) => /^[a-z]{2,5}[\s-]*\d{3,4}[a-z]?$/i.test(text),
  score: (text: string) => /^\d{1,2}(?:\.\d+)?$|^100$/.test(text),
} as const;

export type ColumnKind = keyof typeof SHAPES | 'state' | 'lga';

/** Of a column, nearly all values that it has must be of the kind. */
const MOST = 0.8;

export function isOfKind(values: readonly string[], kind: ColumnKind): boolean {
  const shape = Object.hasOwn(SHAPES, kind) ? SHAPES[kind as keyof typeof SHAPES] : undefined;
  const filled = values.map((value) => value.trim()).filter((value) => value !== '');
  return shape !== undefined && filled.length > 0 && filled.filter(shape).length >= filled.length * MOST;
}

/** What these look like is nothing else, so that they are known below a heading that is not. */
export const isTelling = (kind: ColumnKind): boolean => kind === 'email' || kind === 'jamb-number' || kind === 'phone';
