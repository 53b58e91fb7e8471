/**
 * Whether RJSF may leave what it has drawn: `a` and `b` hold the same, member by member, and any two functions count as the
 * same, as RJSF has it. What it compares, at every key, is answers, mistakes, declarations and elements: trees, without the
 * maps, dates, bytes and circles that its own way is prepared for. Put in place of RJSF's by `scripts/vite/slimBundles.ts`.
 */
export function plainEquals(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return typeof a === 'function' && typeof b === 'function';
  const names = Object.keys(a);
  return Array.isArray(a) === Array.isArray(b) && names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && (name === DRAWN_BY || plainEquals(a[name as never], b[name as never])));
}

/** While developing, an element knows the component that drew it: a circle, and no part of what it says. */
const DRAWN_BY = '_owner';
