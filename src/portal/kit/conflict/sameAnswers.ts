/** The order of keys does not matter, and a missing answer equals an empty one. */
export function sameAnswers(a: unknown, b: unknown): boolean {
  if (isEmpty(a) && isEmpty(b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) =>
    sameAnswers((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]),
  );
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
