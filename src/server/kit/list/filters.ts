import type { Parameter } from '../../platform/database/statement.ts';

/** `$` stands for the value in the condition. */
export interface Filter {
  readonly sql: string;
  readonly type: Parameter;
}

export const equals = (sql: string, type: Parameter): Filter => ({ sql: `${sql} = $`, type });

/** What waits for the caller among what they see: the condition reads values of the list's own scope. */
export const isTheirs = (sql: string): Filter => ({ sql: `$ = (${sql})`, type: 'bool' });
