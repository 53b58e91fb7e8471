import type { Calculation, FieldSchema } from '../../vocabulary.ts';
import { refuse } from '../refuse.ts';
import type { Resolved } from '../references.ts';
import { isGroup } from '../fieldAt.ts';

type Operation = keyof Calculation;

export interface Operand {
  readonly operation: Operation;
  readonly path: string;
  /** It has no type where nothing is known of it, which is told there. */
  readonly field: FieldSchema;
  readonly throughRows: boolean;
  /** Whether the operation has no other operand. */
  readonly isAlone: boolean;
}

/** The one operation of a calculated field, with its operands. */
export const calculationOf = ({ calculated = {} }: FieldSchema) =>
  Object.entries(calculated)[0] as [operation: Operation, operands: readonly (string | number)[]];

/** What each operation cannot take: it would calculate nothing, or something that nobody meant. */
const TAKES: Readonly<Record<Operation, (operand: Operand) => string | undefined>> = {
  sum: mustBeNumber,
  product: mustBeNumber,
  average: mustBeNumber,
  difference: (operand) => mustBeNumber(operand) ?? mustBeOne(operand),
  quotient: (operand) => mustBeNumber(operand) ?? mustBeOne(operand),
  years: mustBeDay,
  months: mustBeDay,
  days: mustBeDay,
  count: ({ path, field, throughRows, isAlone }) =>
    !isAlone || throughRows || field.type === 'array'
      ? undefined
      : `'${path}' is one answer. Rows, boxes to tick and several fields are counted`,
  join: ({ path, field }) =>
    isGroup(field) || field.lookup !== undefined || field.list !== undefined
      ? `of '${path}' a number would be printed, or nothing that can be read: only texts and numbers are joined`
      : undefined,
};

export function mustBeCalculable(section: Resolved, at: string, operand: Operand): void {
  if (operand.field.type === undefined) return;
  const fault = TAKES[operand.operation](operand);
  if (fault) refuse(section, at, `'${operand.operation}' cannot take this: ${fault}.`);
}

/** The same of what is written in its place: a number, or a day. */
export function literalFits(section: Resolved, at: string, operation: Operation, literal: string | number): void {
  if (operation === 'count')
    refuse(section, at, `'count' cannot take this: ${literal} is written here, and answers are counted.`);
  const field: FieldSchema = typeof literal === 'number' ? { type: 'number' } : { type: 'string', format: 'date' };
  mustBeCalculable(section, at, { operation, path: String(literal), field, throughRows: false, isAlone: false });
}

/** The ids of these are the years themselves. */
const isYears = ({ lookup = '' }: FieldSchema) => lookup.endsWith('years');

function mustBeNumber({ path, field }: Operand): string | undefined {
  if (field.format === 'date')
    return `'${path}' is a day. Of two days there are "years", "months" and "days": "days": [ ... ]`;
  const isNumber = field.type === 'integer' || field.type === 'number';
  return isNumber && field.list === undefined && (field.lookup === undefined || isYears(field))
    ? undefined
    : `'${path}' is not a number`;
}

function mustBeDay(operand: Operand): string | undefined {
  return operand.field.format === 'date' ? mustBeOne(operand) : `'${operand.path}' is not a day`;
}

const mustBeOne = ({ path, throughRows }: Operand): string | undefined =>
  throughRows ? `'${path}' is in rows, and there may be many: name a field with their "sum"` : undefined;

/** Whether the answers at the end of the path stand in rows. */
export function leadsThroughRows(from: FieldSchema, names: readonly string[]): boolean {
  let at: FieldSchema | undefined = from;
  return [...names, ''].some((name) => {
    const isRows = at?.items !== undefined;
    at = (at?.items ?? at)?.properties?.[name];
    return isRows;
  });
}
