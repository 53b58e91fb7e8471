/** A page, narrowed to what is counted. */
export function addressOf(to: string, filters: Readonly<Record<string, string | number | boolean>> = {}): string {
  const query = new URLSearchParams(
    Object.entries(filters).map(([filter, chosen]) => [filter, String(chosen)]),
  ).toString();
  return query === '' ? to : `${to}?${query}`;
}
