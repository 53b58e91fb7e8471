import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { sameAnswers } from './sameAnswers.ts';

export interface Difference {
  /** From the section down to the field. */
  readonly path: readonly string[];
  readonly field: FieldSchema;
  readonly device: unknown;
  readonly server: unknown;
  /** The answers beside it, on which its list of options may depend. */
  readonly siblings: { readonly device: SectionAnswers; readonly server: SectionAnswers };
}

/** A list counts as one field, since its rows mean something only together. */
export function differences(schema: FieldSchema, device: SectionAnswers, server: SectionAnswers, path: readonly string[] = []): Difference[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const [ours, theirs] = [device[name], server[name]];
    if (sameAnswers(ours, theirs)) return [];
    if (field.properties) return differences(field, asAnswers(ours), asAnswers(theirs), [...path, name]);
    return [{ path: [...path, name], field, device: ours, server: theirs, siblings: { device, server } }];
  });
}

const asAnswers = (value: unknown): SectionAnswers => (typeof value === 'object' && value !== null ? (value as SectionAnswers) : {});

export function merged(server: SectionAnswers, chosen: readonly Difference[]): SectionAnswers {
  return chosen.reduce((answers, { path, device }) => withAnswer(answers, path, device), server);
}

function withAnswer(answers: SectionAnswers, [name, ...rest]: readonly string[], value: unknown): SectionAnswers {
  return { ...answers, [name!]: rest.length === 0 ? value : withAnswer(asAnswers(answers[name!]), rest, value) };
}
