import type { Endpoint } from '#contract/kit/endpoint.ts';
import { OWN_OF_LISTS } from '#contract/kit/list.ts';
import { sumNames } from '#rules/lists/sums.ts';
import type { ListDeclaration } from '#rules/lists/listDeclaration.ts';
import type { List } from './list.ts';

/** @throws Error when contract and SQL differ in what the list can be sorted or filtered by, or in what is added up */
export function requireSameNames(
  { path, query }: Endpoint,
  declared: ListDeclaration,
  { sorts, filters, sums }: Pick<List<unknown>, 'sorts' | 'filters' | 'sums'>,
): void {
  const { properties } = query as unknown as {
    readonly properties: { readonly sort: { readonly enum: readonly string[] } } & Readonly<Record<string, unknown>>;
  };
  requireSame(
    path,
    'sorted',
    properties.sort.enum.filter((name) => !name.startsWith('-')),
    sorts,
  );
  requireSame(
    path,
    'filtered',
    Object.keys(properties).filter((name) => !OWN_OF_LISTS.has(name)),
    filters,
  );
  requireSame(path, 'added up', sumNames(declared), sums);
}

/** @throws Error when a scoped list is served to callers who are no users */
export function requireUsers({ path, access }: Endpoint, { isScoped }: Pick<List<unknown>, 'isScoped'>): void {
  if (isScoped && (access === 'public' || access === 'applicant'))
    throw new Error(`The list ${path} has a scope, and its callers are no users`);
}

function requireSame(path: string, done: string, inContract: readonly string[], inSql: readonly string[]): void {
  const differing = [
    ...inContract.filter((name) => !inSql.includes(name)),
    ...inSql.filter((name) => !inContract.includes(name)),
  ];
  if (differing.length > 0)
    throw new Error(
      `The list ${path} can be ${done} by ${differing.join(', ')} in its contract or in its SQL, and not in both`,
    );
}
