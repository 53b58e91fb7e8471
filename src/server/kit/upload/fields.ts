import { camelCase } from '../../platform/database/camelRows.ts';

/** Columns of tables are named after the fields of forms: `roleId` fills `role_id`. */
export const byColumn = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).map(([column, value]) => [camelCase(column), value]));
