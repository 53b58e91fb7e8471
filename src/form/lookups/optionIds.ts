import type { Option } from '#catalogue/registry/lookups.ts';

const known = new WeakMap<readonly Option[], ReadonlySet<unknown>>();

export function optionIds(options: readonly Option[] | undefined): ReadonlySet<unknown> | undefined {
  if (!options) return undefined;
  const ids = known.get(options) ?? new Set(options.map(({ id }) => id));
  known.set(options, ids);
  return ids;
}
