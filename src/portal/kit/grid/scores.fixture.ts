import type { CompiledSection, SchemaError, SectionAnswers } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import type { SheetRow } from './gridProps.ts';

const SCHEMA: SectionSchema = {
  $id: 'forms/score',
  title: 'Score',
  type: 'object',
  required: ['ca', 'exam'],
  properties: {
    ca: {
      type: 'integer',
      title: 'CA',
      minimum: 0,
      maximum: 30,
      messages: { type: 'please enter a whole number', minimum: 'from 0 to 30', maximum: 'the most is 30' },
    },
    exam: {
      type: 'integer',
      title: 'Exam',
      minimum: 0,
      maximum: 70,
      messages: { type: 'please enter a whole number', minimum: 'from 0 to 70', maximum: 'the most is 70' },
    },
  },
};

/** What the server's generator would write of the declaration above. */
function validate(data: unknown): boolean {
  validate.errors = Object.entries(data as SectionAnswers).flatMap(([name, value]) => {
    const { minimum = 0, maximum = 0 } = SCHEMA.properties[name]!;
    const keyword = !Number.isInteger(value)
      ? 'type'
      : (value as number) < minimum
        ? 'minimum'
        : (value as number) > maximum
          ? 'maximum'
          : undefined;
    return keyword ? [{ keyword, instancePath: `/${name}`, params: {} }] : [];
  });
  return validate.errors.length === 0;
}
validate.errors = [] as SchemaError[];

export const SCORE_FORM: CompiledSection = { schema: SCHEMA, validate };

const SURNAMES = ['Okafor', 'Adeyemi', 'Bello', 'Eze', 'Yusuf', 'Okon', 'Danjuma', 'Balogun'];
const FIRST_NAMES = ['Chiamaka', 'Tunde', 'Aisha', 'Emeka', 'Ngozi', 'Ibrahim', 'Folasade'];

export const students = (count: number): readonly SheetRow[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `2026/ENG/${String(index + 1).padStart(4, '0')}`,
    name: `${SURNAMES[index % SURNAMES.length]} ${FIRST_NAMES[index % FIRST_NAMES.length]}`,
    values: { ca: index < 3 ? 20 + index : '', exam: index < 2 ? 50 + index : '' },
  }));
