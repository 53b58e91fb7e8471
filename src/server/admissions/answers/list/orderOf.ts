import { invalid, mistakeAt } from '../../../platform/problem.ts';
import type { Condition } from '../../../kit/list/scope.ts';
import { partsOf, type Asked, type AskedQuestion } from './asked.ts';
import { bound } from './bound.ts';
import { isMasked, questionAt } from './judgeFilters.ts';
import type { AnswerOption } from './optionsOf.ts';

/** The expression is never null: what was not answered comes first upwards. */
export interface Order extends Condition {
  readonly name: string;
  readonly type: 'text' | 'numeric' | 'timestamptz';
  readonly isDescending: boolean;
  /** The section `o` in which it stands. */
  readonly from: string;
}

const STARTED = 'startedAt';
export const NEWEST_FIRST = `-${STARTED}`;

/** @param options what can be chosen: it is sorted by its name, not by its id. @throws Problem 422 for what cannot be sorted by */
export function orderOf(
  asked: Asked,
  sort: string,
  options: (question: AskedQuestion) => readonly AnswerOption[] | null,
): Order {
  const isDescending = sort.startsWith('-');
  const name = isDescending ? sort.slice(1) : sort;
  if (name === STARTED)
    return { name, isDescending, from: '', sql: 'a.started_at', type: 'timestamptz', parameters: {}, values: {} };
  const question = questionAt(asked, name);
  if (question.rows !== null || isMasked(question) || question.kind === 'several' || question.kind === 'file')
    throw mistakeAt('/sort', `The list cannot be sorted by ‘${question.heading}’`, 'Invalid Action!');
  const { section, names: within } = partsOf(name);
  const values = bound('o');
  const from = `left join application_section o on o.application_id = a.id and o.section = ${values.say('text', section)}`;
  const value = `o.answers #> ${values.say('text[]', within)}`;
  const text = `(${value}) #>> '{}'`;
  const isNumber = question.kind === 'number';
  const chosen = options(question);
  const words =
    chosen && question.kind !== 'yes-no'
      ? `searchable(coalesce(${values.say('jsonb', namesById(chosen))} ->> (${text}), ${text}))`
      : question.kind === 'day'
        ? text
        : `searchable(${text})`;
  const sql = isNumber ? `coalesce(answer_number(${value}), '-Infinity')` : `coalesce(${words}, '') collate "C"`;
  return {
    name,
    isDescending,
    from,
    sql,
    type: isNumber ? 'numeric' : 'text',
    parameters: values.parameters,
    values: values.values,
  };
}

const namesById = (options: readonly AnswerOption[]): object =>
  Object.fromEntries(options.map(({ id, name }) => [String(id), name]));

const SHAPES: Readonly<Record<Order['type'], RegExp>> = {
  text: /^[^\0]*$/,
  numeric: /^(-?\d{1,20}(\.\d{1,20})?|-Infinity)$/,
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/,
};

export interface Mark {
  readonly value: string;
  readonly id: string;
}

export const markText = ({ name }: Order, { value, id }: Mark): string =>
  Buffer.from(JSON.stringify([name, value, id])).toString('base64url');

/** @throws Problem 422 for what is no mark of this order */
export function readMark({ name, type }: Order, text: string): Mark {
  const [order, value, id] = parsed(text);
  if (order !== name || typeof value !== 'string' || !SHAPES[type].test(value) || !isUuid(id))
    throw invalid('This page of the list cannot be found. Please open the list again');
  return { value, id };
}

const isUuid = (id: unknown): id is string =>
  typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

function parsed(text: string): readonly unknown[] {
  try {
    const mark: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(mark) ? mark : [];
  } catch {
    return [];
  }
}
