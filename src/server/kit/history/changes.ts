import type { Changes } from '#contract/kit/history.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Of `before` and `after` only the fields that differ; any other detail is an outcome and has no `before`. */
export function changesOf(detail: Fields): Changes {
  const { before, after, ...others } = detail;
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (name) => textOf(old[name]) !== textOf(now[name]),
  );
  return [
    ...names.map((field) => ({ field, before: textOf(old[field]), after: textOf(now[field]) })),
    ...Object.entries(others).map(([field, value]) => ({ field, before: null, after: textOf(value) })),
  ];
}

const fieldsOf = (part: unknown): Fields =>
  typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as Fields) : {};

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
