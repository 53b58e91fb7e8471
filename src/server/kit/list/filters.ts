import type { Parameter } from '../../platform/database/statement.ts';

/** `$` stands for the value in the condition. */
export interface Filter {
  readonly sql: string;
  readonly type: Parameter;
}

export const equals = (sql: string, type: Parameter): Filter => ({ sql: `${sql} = $`, type });
