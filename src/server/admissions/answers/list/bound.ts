import type { Parameter } from '../../../platform/database/statement.ts';

/** Values of a condition that is being made, each under a name of its own: no value becomes text of SQL. */
export interface Bound {
  readonly parameters: Record<string, Parameter>;
  readonly values: Record<string, unknown>;
  /** How the text says a value. */
  say(type: 'text' | 'text[]' | 'jsonb' | 'int4' | 'numeric', value: unknown): string;
}

export function bound(prefix: string): Bound {
  const [parameters, values]: [Record<string, Parameter>, Record<string, unknown>] = [{}, {}];
  return {
    parameters,
    values,
    say(type, value) {
      const name = `${prefix}${Object.keys(values).length}`;
      parameters[name] = type === 'numeric' ? 'text' : type;
      values[name] = type === 'numeric' ? String(value) : value;
      return type === 'numeric' ? `$${name}::text::numeric` : `$${name}::${type}`;
    },
  };
}
