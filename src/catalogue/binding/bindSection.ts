import type { CompiledSection, SchemaValidator } from '../validate.ts';
import type { Condition, FieldSchema, Message, SectionSchema } from '../vocabulary.ts';
import { calculateWithin } from './calculating.ts';
import { holds, isFurther, readBy } from './conditions.ts';
import { furtherErrors } from './furtherErrors.ts';
import { answerAt, isPath, type Known } from './reading.ts';

/**
 * A section in the application where it is asked: its conditions and rules may name other sections and what was known before.
 * These do not change while it is open, so the section that is made of them is judged and drawn like any other.
 */
export function bindSection({ schema, validate }: CompiledSection, known: Known): CompiledSection {
  const bound = withPlaces(boundField(schema, known) as SectionSchema, known);
  const judged: SchemaValidator = (data) => {
    calculateWithin(schema, data, known);
    const structural = validate(data) ? [] : (validate.errors ?? []);
    judged.errors = [...structural, ...furtherErrors(schema, data, known, known.answers[nameOf(schema)])];
    return judged.errors.length === 0;
  };
  return { schema: bound, validate: judged };
}

const nameOf = ({ $id }: SectionSchema): string => $id.split('/').at(-1)!;

/** What is declared is how many there are; what is drawn, how many are left. */
function withPlaces(section: SectionSchema, { places = {} }: Known): SectionSchema {
  const name = nameOf(section);
  const properties = Object.entries(section.properties).map(([field, each]) => {
    const left = places[`${name}/${field}`];
    return [field, each.places && left ? { ...each, places: left } : each] as const;
  });
  return { ...section, properties: Object.fromEntries(properties) };
}

function boundField(field: FieldSchema, known: Known): FieldSchema {
  const { askedWhen, differsFrom, notBefore, ...rest } = field;
  const near = { ...(askedWhen && { askedWhen }), ...nearOnly({ differsFrom, notBefore }) };
  return {
    ...rest,
    ...near,
    ...(askedWhen && isFurther(askedWhen) && { askedWhen: asCondition(askedWhen, known) }),
    ...(field.properties && { properties: boundFields(field.properties, known) }),
    ...(field.items && { items: withRowMessages(field, boundField(field.items, known)) }),
  };
}

const boundFields = (fields: Readonly<Record<string, FieldSchema>>, known: Known) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...boundField(field, known), ...(field.calculated && withCalculation(name, fields, known)) },
    ]),
  );

const nearOnly = (words: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(words).filter(([, other]) => other !== undefined && !isPath(other)));

/**
 * A function that the engine calls as it would look at a plain condition. It bears the names of the fields beside that it
 * reads, so that what depends on them is known.
 */
const asCondition = (condition: Condition, known: Known): Condition =>
  Object.assign(
    (siblings: unknown) => holds(condition, (path) => answerAt(siblings, path, known)),
    Object.fromEntries(readBy(condition).filter(([path]) => !isPath(path))),
  ) as unknown as Condition;

export type Calculate = (siblings: unknown) => unknown;

/** A function of the answers beside, under whose names the form knows when to draw it anew. */
function withCalculation(
  name: string,
  properties: Readonly<Record<string, FieldSchema>>,
  known: Known,
): Pick<FieldSchema, 'calculated' | 'lookupBy'> {
  const calculate: Calculate = (siblings) => {
    const answers = structuredClone(siblings) as Record<string, unknown>;
    calculateWithin({ properties }, answers, known);
    return answers[name];
  };
  const operands = Object.values(properties[name]!.calculated!).flat();
  return {
    calculated: calculate as unknown as NonNullable<FieldSchema['calculated']>,
    lookupBy: operands.filter((operand) => typeof operand === 'string').map((operand) => operand.split('/')[0]!),
  };
}

/** A row's mistake is told at its column, in the words of the list. */
function withRowMessages({ messages = {}, inOrder = {}, noOverlap }: FieldSchema, items: FieldSchema): FieldSchema {
  const columns: readonly (readonly [column: string, word: string])[] = [
    ...Object.keys(inOrder).map((column) => [column, 'inOrder'] as const),
    ...(noOverlap ? [[noOverlap[0], 'noOverlap'] as const] : []),
  ];
  if (columns.length === 0 || !items.properties) return items;
  const properties = columns.reduce<Record<string, FieldSchema>>(
    (fields, [column, word]) => ({
      ...fields,
      [column]: { ...fields[column], messages: { ...fields[column]?.messages, [word]: messages[word] as Message } },
    }),
    { ...items.properties },
  );
  return { ...items, properties };
}
