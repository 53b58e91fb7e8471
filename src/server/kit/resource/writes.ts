import type { Parameter, Values } from '../../platform/database/statement.ts';

export interface Writes<Answers> {
  readonly columns: Readonly<Record<string, Parameter>>;
  readonly valuesOf: (answers: Answers) => Values<Record<string, Parameter>>;
}

export const writes = <const Columns extends Record<string, Parameter>, Answers>(
  columns: Columns,
  valuesOf: (answers: Answers) => Values<Columns>,
): Writes<Answers> => ({ columns, valuesOf });
