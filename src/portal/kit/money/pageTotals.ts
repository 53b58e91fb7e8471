/** What is missing in a row counts as nothing. */
export const pageTotals = <Row>(rows: readonly Row[], names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    names.map((name) => [name, rows.reduce((sum, row) => sum + Number(row[name as keyof Row] ?? 0), 0)]),
  );
