import type { QueryClient } from '@tanstack/react-query';
import { createStore, get, set } from 'idb-keyval';
import { LOOKUPS, type LookupName, type Option } from '#catalogue/registry/lookups.ts';
import type { FormServices } from '#form/services.ts';
import { send } from './call.ts';

/** The lists that forms name: asked for once, and kept on the device for a bad line. */
export function lookupOptions(queries: QueryClient, schoolShortName: string): Pick<FormServices, 'loadOptions' | 'optionsNow'> {
  const device = createStore(`${schoolShortName}.lookups`, 'lookups');
  return {
    loadOptions: (lookup, parents) =>
      queries.fetchQuery({ queryKey: ['lookup', lookup, ...parents], queryFn: () => options(lookup as LookupName, parents, device), staleTime: Infinity, gcTime: Infinity }),
    optionsNow: (lookup, parents) => queries.getQueryData(['lookup', lookup, ...parents]),
  };
}

async function options(lookup: LookupName, parents: readonly unknown[], device: ReturnType<typeof createStore>): Promise<readonly Option[]> {
  const { path, by } = LOOKUPS[lookup];
  const key = [lookup, ...parents].join('/');
  try {
    const query = Object.fromEntries(by.map((name, index) => [name, parents[index]]));
    const list = await send<readonly Option[]>('GET', path, { query });
    void set(key, list, device).catch(() => undefined);
    return list;
  } catch (error) {
    const kept = await get<readonly Option[]>(key, device).catch(() => undefined);
    if (kept) return kept;
    throw error;
  }
}
