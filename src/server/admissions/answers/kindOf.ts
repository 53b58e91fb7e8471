import { UPLOADS } from '#catalogue/registry/lookups.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { AnswerKind } from '#contract/admissions/answers.ts';

/** What kind of answer a question has, by its declaration. */
export function kindOf({ type, properties, items, lookup, entries, enum: answers, format }: FieldSchema): AnswerKind {
  if (properties) return 'group';
  if (items) return items.properties ? 'rows' : 'several';
  if (lookup === UPLOADS) return 'file';
  if (type === 'boolean') return 'yes-no';
  if (lookup ?? entries ?? answers) return 'choice';
  if (type === 'integer' || type === 'number') return 'number';
  return format === 'date' ? 'day' : 'text';
}
