/** Columns of tables are named after the fields of forms: `roleId` fills `role_id`. */
export const fieldOf = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const byColumn = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).map(([column, value]) => [fieldOf(column), value]));
