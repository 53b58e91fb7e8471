/** Spaces and small letters make no other key. */
export const sameKey = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** The rows whose key ends so, as the last digits on a script say: '147' finds 2026/ENG/0147. */
export function endingIn(keys: readonly string[], typed: string): readonly number[] {
  const end = sameKey(typed);
  return end === '' ? [] : keys.flatMap((key, row) => (sameKey(key).endsWith(end) ? [row] : []));
}
