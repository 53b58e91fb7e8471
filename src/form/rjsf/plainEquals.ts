/** Replaces RJSF's comparison (`scripts/vite/slimBundles.ts`) for trees without maps, dates or cycles; functions count as equal, as there. */
export function plainEquals(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b)
    return typeof a === 'function' && typeof b === 'function';
  const names = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === Object.keys(b).length &&
    names.every(
      (name) => Object.hasOwn(b, name) && (name === DRAWN_BY || plainEquals(a[name as never], b[name as never])),
    )
  );
}

/** In development a React element points at its owner: a cycle, and no part of what is drawn. */
const DRAWN_BY = '_owner';
