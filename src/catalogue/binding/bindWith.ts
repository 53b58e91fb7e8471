import { isAnswers } from '../normalise.ts';
import type { CompiledSection, SchemaValidator } from '../validate.ts';
import type { Condition, FieldSchema, SectionSchema } from '../vocabulary.ts';
import type * as calculating from './calculating.ts';
import { holds, isFurther, readBy } from './conditions.ts';
import type * as judging from './furtherErrors.ts';
import { answerAt, isPath, type Known } from './reading.ts';
import type * as rows from './rowRules.ts';

/** The code for words that few sections use. A browser loads those parts that the section's module names. */
export interface BindingParts {
  readonly judging?: typeof judging;
  readonly rows?: typeof rows;
  readonly calculating?: typeof calculating;
}

/** @param parts at least those that the section needs (`partsNeeded`) */
export function bindWith({ schema, validate }: CompiledSection, known: Known, parts: BindingParts): CompiledSection {
  const bound = withPlaces(boundField(schema, known, parts) as SectionSchema, known);
  const judged: SchemaValidator = (data) => {
    parts.calculating?.calculateWithin(schema, data, known);
    const structural = validate(data) ? [] : (validate.errors ?? []);
    const before = known.answers[nameOf(schema)];
    judged.errors = [
      ...structural,
      ...(parts.judging?.furtherErrors(
        schema,
        data,
        { known: withOwn(schema, data, known), rows: parts.rows },
        before,
      ) ?? []),
    ];
    return judged.errors.length === 0;
  };
  return { schema: bound, validate: judged };
}

const nameOf = ({ $id }: SectionSchema): string => $id.split('/').at(-1)!;

/** What is answered in the section itself takes the place of what is saved of it. */
const withOwn = (schema: SectionSchema, data: unknown, known: Known): Known => ({
  ...known,
  answers: { ...known.answers, [nameOf(schema)]: isAnswers(data) ? data : {} },
});

/** What is declared is how many there are; what is drawn, how many are left. */
function withPlaces(section: SectionSchema, { places = {} }: Known): SectionSchema {
  const name = nameOf(section);
  const properties = Object.entries(section.properties).map(([field, each]) => {
    const left = places[`${name}/${field}`];
    return [field, each.places && left ? { ...each, places: left } : each] as const;
  });
  return { ...section, properties: Object.fromEntries(properties) };
}

type Fields = Readonly<Record<string, FieldSchema>>;

/** @param beside the fields among which it stands */
function boundField(field: FieldSchema, known: Known, parts: BindingParts, beside: Fields = {}): FieldSchema {
  const { askedWhen, differsFrom, notBefore, ...rest } = field;
  const items = field.items && boundField(field.items, known, parts);
  const isBeside = (other: string) => Object.hasOwn(beside, other);
  const others = [differsFrom ?? []].flat().filter(isBeside);
  return {
    ...rest,
    ...(askedWhen && { askedWhen: isFurther(askedWhen) ? asCondition(askedWhen, known) : askedWhen }),
    ...(others.length > 0 && { differsFrom: others }),
    ...(notBefore !== undefined && isBeside(notBefore) && { notBefore }),
    ...(field.properties && { properties: boundFields(field.properties, known, parts) }),
    ...(items && { items: parts.rows?.withRowMessages(field, items) ?? items }),
  };
}

const boundFields = (fields: Fields, known: Known, parts: BindingParts) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      {
        ...boundField(field, known, parts, fields),
        ...(field.calculated && parts.calculating?.withCalculation(name, fields, known)),
      },
    ]),
  );

/**
 * A function that the engine calls as it would look at a plain condition. It bears the names of the fields beside that it
 * reads, so that what depends on them is known.
 */
const asCondition = (condition: Condition, known: Known): Condition =>
  Object.assign(
    (siblings: unknown) => holds(condition, (path) => answerAt(siblings, path, known)),
    Object.fromEntries(readBy(condition).filter(([path]) => !isPath(path))),
  ) as unknown as Condition;
