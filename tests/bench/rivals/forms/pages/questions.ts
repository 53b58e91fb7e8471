import type { Option } from '#catalogue/registry/lookups.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { optionsOf, type World } from '../../../keys/pages/world.ts';

/** A question of the section, in no library's words. */
export interface PlainQuestion {
  /** The college knows the answer, and nobody can change it. */
  readonly isKnown: boolean;
  readonly name: string;
  readonly field: FieldSchema;
  readonly kind: 'list' | 'choice' | 'long text' | 'date' | 'email' | 'file' | 'text';
  readonly isRequired: boolean;
  /** The answers that its list depends on. */
  readonly parents: readonly string[];
  /** The sibling and the answer of it for which this is asked. */
  readonly askedWhen: readonly [string, unknown] | undefined;
}

export const questionsOf = ({ section: { schema }, opening }: World): PlainQuestion[] =>
  Object.entries(schema.properties).map(([name, field]) => ({
    name,
    field,
    kind: kindOf(field),
    isKnown: field.prefilledFrom !== undefined && name in opening,
    isRequired: schema.required?.includes(name) ?? false,
    parents: field.lookupBy ?? [],
    askedWhen: field.askedWhen && Object.entries(field.askedWhen)[0],
  }));

function kindOf({ widget, format, lookup }: FieldSchema): PlainQuestion['kind'] {
  if (widget === 'passport') return 'file';
  if (lookup) return 'list';
  if (widget === 'choice') return 'choice';
  if (widget === 'textarea') return 'long text';
  return format === 'date' || format === 'email' ? format : 'text';
}

export const listOf = (
  { field, parents }: PlainQuestion,
  { lists }: Pick<World, 'lists'>,
  answers: SectionAnswers,
): readonly Option[] => optionsOf(lists, field.lookup!, ...parents.map((name) => answers[name]));
