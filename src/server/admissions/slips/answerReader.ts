import type { Answers } from '#catalogue/journey.ts';
import { isAnswers } from '#catalogue/normalise.ts';
import { childPointer, schemaAt } from '#catalogue/pointer.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { displayAnswer } from '#rules/displayAnswer.ts';
import type { Lookups } from '../../platform/lookups/lookups.ts';

export interface Answered {
  readonly field: FieldSchema | undefined;
  readonly value: unknown;
}

export const EMPTY = '-';

/** Answers have the paths of a slip's declaration, such as `personal-details/titleId`. */
export function answerReader({ sections }: Programme, answers: Answers): (from: string) => Answered {
  return (from) => {
    const [section = '', ...path] = from.split('/');
    return {
      field: schemaAt(sections[section]!, path.reduce<string>(childPointer, '')),
      value: path.reduce<unknown>(step, answers[section]),
    };
  };
}

const step = (value: unknown, name: string): unknown =>
  isAnswers(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Undefined where nothing was answered. */
export function textOf({ field, value }: Answered, lookups: Pick<Lookups, 'nameOf'>): string | undefined {
  if (value === undefined || value === null || String(value).trim() === '') return undefined;
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field?.entries ?? field?.lookup) return nameIn(field, value, lookups) ?? String(value);
  return displayAnswer(value, field?.format, field?.calculated !== undefined);
}

const nameIn = ({ entries, lookup }: FieldSchema, value: unknown, lookups: Pick<Lookups, 'nameOf'>) =>
  entries ? entries.find(({ id }) => id === value)?.name : lookups.nameOf(lookup!, value);
