import fc from 'fast-check';
import { isDay, yearsBetween } from '#catalogue/binding/age.ts';
import type { FormatName } from '#rules/formats.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

/** So many of a kind that rows can differ. */
const several = (make: (number: number) => string) => Array.from({ length: 12 }, (_, number) => make(number));

/** Texts that meet each format. */
const TEXTS: Readonly<Record<FormatName, readonly string[]>> = {
  'person-name': ['Adaeze', "O'Neil", 'Ngozi-Ann', 'Ọlá', 'Bello Musa'],
  'full-name': ['Adaeze Okafor', 'Musa Ibrahim Bello', 'Ọlá Adé', 'Chidi Eze', 'Ngozi-Ann Bassey', "Bola O'Neil"],
  'titled-name': ['Professor Musa Bello', "Dr. Ngozi O'Neil", 'Ọlá Adé'],
  phone: ['08031234567', '+2348031234567', ...several((number) => `090123456${String(number).padStart(2, '0')}`)],
  'any-phone': ['+447700900123', '012345678', ...several((number) => `+23320123456${number % 10}`)],
  email: [
    'ada@example.com',
    'musa.bello+jupeb@mail.example.ng',
    "o'neil@college.example",
    'F.COLE@example.org',
    ...several((number) => `chidi.eze${number}@example.com`),
  ],
  date: ['2005-03-14', '1999-12-31', '2008-02-29'],
  uuid: ['0b9f6c1c-5d0e-4f0c-9a55-0d4f8f7c2f10', '7d4f1c56-5d0e-4f0c-8a55-0d4f8f7c2f11'],
  digits: ['12345', '2348031'],
  alphanumeric: ['AB12 34', 'ABS 2041'],
  'letters-and-spaces': ['Some words', 'Yoruba'],
  'jamb-number': ['202630639047FF', '12345678AB'],
  nin: ['12345678901', '98765432109'],
  'grade-point': ['4.50', '3', '5.00'],
};

const PLAIN = [
  '12 Marina Road, Lagos',
  'Government College Umuahia',
  '4250101001',
  'Barewa College, Zaria',
  "Queen's College",
  'Ọ̀yọ́ State',
  '§ ¡naïve! 漢字 🎓',
];

/** The year in which all tests happen. */
const YEAR = 2026;

/** A text such as the field asks for; @param atLeast the day before which it may not be @param differs what it may not be */
export function texts(
  field: FieldSchema,
  atLeast: unknown,
  atMost?: unknown,
  differs: readonly unknown[] = [],
): fc.Arbitrary<string> {
  const { title, format, pattern, minLength = 0, maxLength = 40 } = field;
  if (pattern && !format) return matching(pattern);
  const known = format
    ? TEXTS[format as FormatName]
    : PLAIN.map((value) => value.slice(0, maxLength).padEnd(minLength, 'n'));
  const last = typeof atMost === 'string' ? atMost : '~';
  const meets = (value: string) =>
    isOfAge(value, field) &&
    (last === '~' || value <= last) &&
    !differs.includes(value) &&
    (!pattern || new RegExp(pattern, 'u').test(value));
  const first = typeof atLeast === 'string' ? atLeast : '';
  const right = known.filter(meets);
  const late = [...right, ...(first !== '' && meets(first) ? [first] : [])].filter((value) => value >= first);
  // Nothing may come after what was itself a mistake.
  const fitting = late.length > 0 ? late : right;
  if (fitting.length === 0) throw new Error(`tests/support/answers/texts.ts has no text that meets '${title}'`);
  return fc.constantFrom(...fitting);
}

const made = new Map<string, fc.Arbitrary<string>>();

/** What a pattern describes takes long to work out, and is the same each time. */
function matching(pattern: string): fc.Arbitrary<string> {
  const arbitrary = made.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  made.set(pattern, arbitrary);
  return arbitrary;
}

function isOfAge(value: string, { ageOver = -Infinity, ageUnder = Infinity, age: exact }: FieldSchema): boolean {
  if (exact) {
    const years = yearsBetween(value, isDay(exact.on) ? exact.on : `${YEAR}-11-02`);
    return years >= (exact.atLeast ?? 0) && years <= (exact.atMost ?? Infinity);
  }
  if (ageOver === -Infinity && ageUnder === Infinity) return true;
  const age = YEAR - Number(value.slice(0, 4));
  return age > ageOver && age < ageUnder;
}
