import type { Parameter } from '../../platform/database/statement.ts';

/** A condition on a row, with `$` for the value that is asked for, and the value's type. */
export interface Filter {
  readonly sql: string;
  readonly type: Parameter;
}

export const equals = (sql: string, type: Parameter): Filter => ({ sql: `${sql} = $`, type });
