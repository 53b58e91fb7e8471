import { isAnswers, isBlankRow } from '../normalise.ts';
import type { Calculation, FieldSchema, OPERATIONS } from '../vocabulary.ts';
import { daysBetween, isDay, monthsBetween, yearsBetween } from './age.ts';
import { holds } from './conditions.ts';
import { answerAt, APPLICATION, type Known } from './reading.ts';

/** The answers of one operand: several where it leads through rows, undefined for each that is missing. */
type Values = readonly unknown[];

type Operation = (operands: readonly Values[], known: Known) => number | string | undefined;

/** Undefined where there is none, or one of them is missing: no figure is made of what nobody has said. */
const figures = (operands: readonly Values[]): readonly number[] | undefined => {
  const values = operands.flat();
  return values.length > 0 && values.every((value) => typeof value === 'number') ? values : undefined;
};

/** Undefined unless each operand is one number. */
const each = (operands: readonly Values[]): readonly number[] | undefined =>
  operands.every(({ length }) => length === 1) ? figures(operands) : undefined;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const OPERATION: Readonly<Record<(typeof OPERATIONS)[number], Operation>> = {
  sum: (operands) => unlessMissing(figures(operands), sum),
  product: (operands) => figures(operands)?.reduce((total, value) => total * value, 1),
  average: (operands) => unlessMissing(figures([answered(operands)]), (values) => sum(values) / values.length),
  difference: (operands) => each(operands)?.reduce((total, value) => total - value),
  quotient: (operands) => each(operands)?.reduce((total, value) => total / value),
  count: (operands) => answered(operands).length,
  join: (operands) => answered(operands).map(String).join(' ') || undefined,
  years: timeBetween(yearsBetween),
  months: timeBetween(monthsBetween),
  days: timeBetween(daysBetween),
};

/** To the second day, or without one to the college's. */
function timeBetween(count: (from: string, to: string) => number): Operation {
  return ([from = [], to], { today }) => {
    const [first, last] = [from[0], to ? to[0] : today];
    return isDay(first) && isDay(last) ? count(first, last) : undefined;
  };
}

const answered = (operands: readonly Values[]) => operands.flat().filter((value) => value !== undefined);

const unlessMissing = (values: readonly number[] | undefined, work: (values: readonly number[]) => number) =>
  values && work(values);

/** Places that hide what binary fractions do to a sum. */
const USUAL_PLACES = 6;

type Fields = Readonly<Record<string, FieldSchema>>;

function calculated(field: FieldSchema, siblings: unknown, fields: Fields, known: Known): number | string | undefined {
  const [name, operands] = Object.entries(field.calculated as Calculation)[0]!;
  const value = OPERATION[name as keyof Calculation](
    operands.map((operand) => valuesOf(operand, siblings, fields, known)),
    known,
  );
  if (typeof value !== 'number') return value;
  if (!Number.isFinite(value)) return undefined;
  const rounded = Number(value.toFixed(field.decimals ?? (field.type === 'integer' ? 0 : USUAL_PLACES)));
  // What rounds to minus zero is zero, as JSON stores it.
  return rounded + 0;
}

function valuesOf(operand: string | number, siblings: unknown, fields: Fields, known: Known): Values {
  if (typeof operand === 'number' || isDay(operand as unknown)) return [operand];
  const [first = '', ...names] = operand.split('/');
  const isBeside = [fields, siblings].some((beside) => isAnswers(beside) && Object.hasOwn(beside, first));
  if (isBeside) return valuesAt(siblings, [first, ...names], { properties: fields }, known);
  return valuesAt(first === APPLICATION ? known.facts : known.answers[first], names, undefined, known);
}

/** Blank rows, rows that nobody has added and what is not asked are not missing. Of another section no field is known. */
function valuesAt(from: unknown, names: readonly string[], field: FieldSchema | undefined, known: Known): Values {
  if (Array.isArray(from))
    return from.flatMap((row) => (isBlankRow(field?.items, row) ? [] : valuesAt(row, names, field?.items, known)));
  if (from === undefined && field?.items) return [];
  const [name, ...more] = names;
  if (name === undefined) return [from];
  const next = field?.properties?.[name];
  if (next?.askedWhen && !holds(next.askedWhen, (path) => answerAt(from, path, known))) return [];
  return valuesAt(isAnswers(from) && Object.hasOwn(from, name) ? from[name] : undefined, more, next, known);
}

/** Answers with what is calculated from them in place of whatever was sent. Changes `answers`, as Ajv does with defaults. */
export function calculateWithin(schema: FieldSchema, answers: unknown, known: Known): void {
  if (schema.items && Array.isArray(answers)) for (const row of answers) calculateWithin(schema.items, row, known);
  if (!schema.properties || !isAnswers(answers)) return;
  const writable = answers as Record<string, unknown>;
  for (const [name, field] of Object.entries(schema.properties)) {
    if (field.calculated && Object.hasOwn(answers, name)) Reflect.deleteProperty(writable, name);
    const value = field.calculated && calculated(field, answers, schema.properties, known);
    if (value !== undefined) writable[name] = value;
    calculateWithin(field, writable[name], known);
  }
}

export type Calculate = (siblings: unknown) => unknown;

/** A function of the answers beside, under whose names the form knows when to draw it anew. */
export function withCalculation(
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
