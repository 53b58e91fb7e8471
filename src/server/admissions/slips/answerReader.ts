import type { Answers } from '#catalogue/journey.ts';
import { isAnswers } from '#catalogue/normalise.ts';
import { childPointer, schemaAt } from '#catalogue/pointer.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { Lookups } from '../../platform/lookups/lookups.ts';

/** A field's declaration and what was answered. */
export interface Answered {
  readonly field: FieldSchema | undefined;
  readonly value: unknown;
}

/** What a slip says where nothing was answered. */
export const EMPTY = '-';

/** Finds answers by a slip's paths, `personal-details/titleId`. */
export function answerReader({ sections }: Programme, answers: Answers): (from: string) => Answered {
  return (from) => {
    const [section = '', ...path] = from.split('/');
    return { field: schemaAt(sections[section]!, path.reduce<string>(childPointer, '')), value: path.reduce<unknown>(step, answers[section]) };
  };
}

const step = (value: unknown, name: string): unknown => (isAnswers(value) && Object.hasOwn(value, name) ? value[name] : undefined);

/** An answer as people read it: the name behind an id, a day as dd/mm/yyyy. Undefined where there is none. */
export function textOf({ field, value }: Answered, lookups: Pick<Lookups, 'nameOf'>): string | undefined {
  if (value === undefined || value === null || String(value).trim() === '') return undefined;
  if (field?.lookup) return lookups.nameOf(field.lookup, value) ?? String(value);
  return field?.format === 'date' ? String(value).split('-').reverse().join('/') : String(value);
}
