import type { ColumnTypes } from './columns.ts';

interface ParameterTypes extends Omit<ColumnTypes, 'jsonb'> {
  float8: number;
  'text[]': readonly string[];
  'uuid[]': readonly string[];
  'int4[]': readonly number[];
  /** Sent as JSON. Never a string, so that what is JSON already is not encoded twice. */
  jsonb: object;
}

export type Parameter = keyof ParameterTypes | `${keyof ParameterTypes}?`;

type Value<P extends Parameter> = P extends `${infer T extends keyof ParameterTypes}?`
  ? ParameterTypes[T] | null
  : P extends keyof ParameterTypes
    ? ParameterTypes[P]
    : never;

export type Values<P extends Readonly<Record<string, Parameter>>> = { readonly [K in keyof P]: Value<P[K]> };

/**
 * Puts PostgreSQL's numbers for `$name`, and for `$name?` of a fragment that it shares with `sql`.
 * @throws for a name that is undeclared (a number too), and one that is unused
 */
export function numbered(statement: string, parameters: Readonly<Record<string, Parameter>>, text: string): string {
  const names = Object.keys(parameters);
  const unused = new Set(names);
  const result = text.replace(/\$(\w+)\??/g, (_, name: string) => {
    if (!names.includes(name)) throw new Error(`The statement '${statement}' uses $${name}, which it does not declare`);
    unused.delete(name);
    return `$${names.indexOf(name) + 1}`;
  });
  for (const name of unused) throw new Error(`The statement '${statement}' declares $${name}, which it does not use`);
  return result;
}

export const ordered = (parameters: Readonly<Record<string, Parameter>>): InOrder =>
  inOrder(Object.entries(parameters).map(([name, type]) => ({ name, isJson: type.startsWith('jsonb') })));

type InOrder = (values: Readonly<Record<string, unknown>>) => unknown[];

/** JSON is sent as text. */
export function inOrder(parameters: readonly { readonly name: string; readonly isJson: boolean }[]): InOrder {
  const readers = parameters.map(({ name, isJson }) => (isJson ? json(name) : plain(name)));
  return (values) => readers.map((read) => read(values));
}

type Read = (values: Readonly<Record<string, unknown>>) => unknown;

const plain =
  (name: string): Read =>
  (values) =>
    values[name];

/** `pg` would send an array as PostgreSQL's own. */
const json =
  (name: string): Read =>
  (values) =>
    values[name] === null ? null : JSON.stringify(values[name]);
