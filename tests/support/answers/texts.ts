import fc from 'fast-check';
import type { FormatName } from '#rules/formats.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

/** Texts that meet each format. */
const TEXTS: Readonly<Record<FormatName, readonly string[]>> = {
  'person-name': ['Adaeze', "O'Neil", 'Ngozi-Ann', 'Ọlá', 'Bello Musa'],
  'full-name': ['Adaeze Okafor', 'Musa Ibrahim Bello', 'Ọlá Adé'],
  'titled-name': ['Professor Musa Bello', "Dr. Ngozi O'Neil", 'Ọlá Adé'],
  phone: ['08031234567', '+2348031234567', '09012345678'],
  email: ['ada@example.com', 'musa.bello+jupeb@mail.example.ng', 'ngozi@uni.example', "o'neil@college.example", 'F.COLE@example.org'],
  date: ['2005-03-14', '1999-12-31', '2008-02-29'],
  uuid: ['0b9f6c1c-5d0e-4f0c-9a55-0d4f8f7c2f10', '7d4f1c56-5d0e-4f0c-8a55-0d4f8f7c2f11'],
  digits: ['12345', '2348031'],
  alphanumeric: ['AB12 34', 'ABS 2041'],
  'letters-and-spaces': ['Some words', 'Yoruba'],
  'jamb-number': ['202630639047FF', '12345678AB'],
  nin: ['12345678901', '98765432109'],
  'grade-point': ['4.50', '3', '5.00'],
};

const PLAIN = ['12 Marina Road, Lagos', 'Government College Umuahia', '4250101001', '§ ¡naïve! 漢字 🎓'];

/** The year in which all tests happen. */
const YEAR = 2026;

/** A text such as the field asks for; @param atLeast the day before which it may not be. */
export function texts(field: FieldSchema, atLeast: unknown): fc.Arbitrary<string> {
  const { title, format, pattern, minLength = 0, maxLength = 40 } = field;
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'));
  if (!format) return fc.constantFrom(...PLAIN.map((value) => value.slice(0, maxLength).padEnd(minLength, 'n')));
  const fitting = [...TEXTS[format as FormatName], ...(typeof atLeast === 'string' ? [atLeast] : [])]
    .filter((value) => isOfAge(value, field) && (typeof atLeast !== 'string' || value >= atLeast));
  if (fitting.length === 0) throw new Error(`tests/support/answers/texts.ts has no text that meets '${title}'`);
  return fc.constantFrom(...fitting);
}

function isOfAge(value: string, { ageOver = -Infinity, ageUnder = Infinity }: FieldSchema): boolean {
  if (ageOver === -Infinity && ageUnder === Infinity) return true;
  const age = YEAR - Number(value.slice(0, 4));
  return age > ageOver && age < ageUnder;
}
