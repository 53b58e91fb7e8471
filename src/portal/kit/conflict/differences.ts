import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { sameAnswers } from './sameAnswers.ts';

export interface Difference {
  /** From the section down to the field. */
  readonly path: readonly string[];
  readonly field: FieldSchema;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The answers beside it, on which its list of options may depend. */
  readonly siblings: { readonly mine: SectionAnswers; readonly theirs: SectionAnswers };
}

export const nameOf = ({ path }: Pick<Difference, 'path'>): string => path.join('/');

/** A list counts as one field, since its rows mean something only together. */
export function differences(
  schema: FieldSchema,
  mine: SectionAnswers,
  theirs: SectionAnswers,
  path: readonly string[] = [],
): Difference[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const [one, other] = [mine[name], theirs[name]];
    if (sameAnswers(one, other)) return [];
    if (field.properties) return differences(field, asAnswers(one), asAnswers(other), [...path, name]);
    return [{ path: [...path, name], field, mine: one, theirs: other, siblings: { mine, theirs } }];
  });
}

const asAnswers = (value: unknown): SectionAnswers =>
  typeof value === 'object' && value !== null ? (value as SectionAnswers) : {};

/** @param chosen the differences whose answer is mine */
export function merged(theirs: SectionAnswers, chosen: readonly Difference[]): SectionAnswers {
  return chosen.reduce((answers, { path, mine }) => withAnswer(answers, path, mine), theirs);
}

function withAnswer(answers: SectionAnswers, [name, ...rest]: readonly string[], value: unknown): SectionAnswers {
  return { ...answers, [name!]: rest.length === 0 ? value : withAnswer(asAnswers(answers[name!]), rest, value) };
}
