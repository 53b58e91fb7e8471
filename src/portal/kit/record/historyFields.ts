import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { Changes } from '#contract/kit/history.ts';

/** What rows have beside what people fill in. */
const OF_EVERY_ROW: Readonly<Record<string, FieldSchema>> = { active: { title: 'Active', type: 'boolean' } };

interface NamedField {
  readonly name: string;
  readonly field: FieldSchema;
  /** Whether people know the field: it is asked by the form, or is the record's state. */
  readonly isOfPeople: boolean;
}

/** A column of the database as the form knows it: `faculty_id` is the form's `facultyId`. */
export function fieldOf({ properties = {} }: FieldSchema, column: string): NamedField {
  const name = column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const field = properties[name] ?? OF_EVERY_ROW[name];
  return { name, field: field ?? {}, isOfPeople: field !== undefined };
}

/** The log writes texts as they are and all else as JSON. */
export const answersOf = (schema: FieldSchema, changes: Changes, side: 'before' | 'after'): SectionAnswers =>
  Object.fromEntries(
    changes.flatMap((change) => {
      const { name, field } = fieldOf(schema, change.field);
      const text = change[side];
      if (text === null) return [];
      return [[name, field.type === 'string' ? text : parsed(text)]];
    }),
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
