import { isAnswers } from '../normalise.ts';
import type { Calculation, FieldSchema, OPERATIONS } from '../vocabulary.ts';
import { isDay, yearsBetween } from './age.ts';
import { answersAt, APPLICATION, type Known } from './reading.ts';

/** The answers of one operand: several where it leads through rows, none where it is unanswered. */
type Values = readonly unknown[];

type Operation = (operands: readonly Values[], known: Known) => number | string | undefined;

const numbers = (operands: readonly Values[]) => operands.flat().filter((value) => typeof value === 'number');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Undefined unless each operand is one number. */
const pair = (operands: readonly Values[]): readonly number[] | undefined => {
  const values = numbers(operands);
  return values.length === operands.length ? values : undefined;
};

const OPERATION: Readonly<Record<(typeof OPERATIONS)[number], Operation>> = {
  sum: (operands) => unlessEmpty(numbers(operands), sum),
  product: (operands) =>
    operands.every((values) => numbers([values]).length > 0)
      ? numbers(operands).reduce((total, value) => total * value, 1)
      : undefined,
  average: (operands) => unlessEmpty(numbers(operands), (values) => sum(values) / values.length),
  difference: (operands) => pair(operands)?.reduce((total, value) => total - value),
  quotient: (operands) => pair(operands)?.reduce((total, value) => total / value),
  count: (operands) => operands.flat().length,
  join: (operands) => operands.flat().map(String).join(' ') || undefined,
  years: ([from = [], to], { today }) => {
    const [first, last] = [from[0], to ? to[0] : today];
    return isDay(first) && isDay(last) ? yearsBetween(first, last) : undefined;
  },
};

const unlessEmpty = (values: readonly number[], work: (values: readonly number[]) => number) =>
  values.length > 0 ? work(values) : undefined;

/** Places that hide what binary fractions do to a sum. */
const USUAL_PLACES = 6;

function calculated(field: FieldSchema, siblings: unknown, known: Known): number | string | undefined {
  const [name, operands] = Object.entries(field.calculated as Calculation)[0]!;
  const value = OPERATION[name as keyof Calculation](
    operands.map((operand) => valuesOf(operand, siblings, known)),
    known,
  );
  if (typeof value !== 'number') return value;
  if (!Number.isFinite(value)) return undefined;
  const rounded = Number(value.toFixed(field.decimals ?? (field.type === 'integer' ? 0 : USUAL_PLACES)));
  // What rounds to minus zero is zero, as JSON stores it.
  return rounded + 0;
}

function valuesOf(operand: string | number, siblings: unknown, { answers, facts }: Known): Values {
  if (typeof operand === 'number' || isDay(operand as unknown)) return [operand];
  const [first = '', ...names] = operand.split('/');
  if (isAnswers(siblings) && Object.hasOwn(siblings, first)) return answersAt(siblings, [first, ...names]);
  return names.length === 0 ? [] : answersAt(first === APPLICATION ? facts : answers[first], names);
}

/** Answers with what is calculated from them in place of whatever was sent. Changes `answers`, as Ajv does with defaults. */
export function calculateWithin(schema: FieldSchema, answers: unknown, known: Known): void {
  if (schema.items && Array.isArray(answers)) for (const row of answers) calculateWithin(schema.items, row, known);
  if (!schema.properties || !isAnswers(answers)) return;
  const writable = answers as Record<string, unknown>;
  for (const [name, field] of Object.entries(schema.properties)) {
    if (field.calculated && Object.hasOwn(answers, name)) Reflect.deleteProperty(writable, name);
    const value = field.calculated && calculated(field, answers, known);
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
