export const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Every row of an answer has the keys of the first. */
export function camelRows(rows: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  const keys = Object.keys(rows[0] ?? {}).map((name) => [name, camelCase(name)] as const);
  if (keys.every(([name, key]) => name === key)) return [...rows];
  return rows.map((row) => Object.fromEntries(keys.map(([name, key]) => [key, row[name]])));
}
