import type { QueryClient } from '@tanstack/react-query';
import { createStore, get, set } from 'idb-keyval';
import { lookupAddress, LOOKUPS, type LookupName, type Option } from '#catalogue/registry/lookups.ts';
import type { FormServices } from '#form/services.ts';
import { send } from './call.ts';

/** Lists are stored on the device for a bad line. @param extraOptions what this form may answer beside a list's options */
export function lookupOptions(
  queries: QueryClient,
  schoolShortName: string,
  extraOptions: (list: string) => readonly Option[] = () => [],
): Pick<FormServices, 'loadOptions' | 'optionsNow'> {
  const device = createStore(`${schoolShortName}.lookups`, 'lookups');
  const options = async (lookup: LookupName, parents: readonly unknown[]) => {
    const list = [lookup, ...parents].join('/');
    return [...(await offered(lookup, parents, list, device)), ...extraOptions(list)];
  };
  return {
    loadOptions: (lookup, parents) =>
      queries.fetchQuery({
        queryKey: ['lookup', lookup, ...parents],
        queryFn: () => options(lookup as LookupName, parents),
        staleTime: Infinity,
        gcTime: Infinity,
      }),
    optionsNow: (lookup, parents) => queries.getQueryData(['lookup', lookup, ...parents]),
  };
}

/** Marks that all lists of a lookup are stored: one of them that is not is empty. */
export const wholeMark = (lookup: LookupName): string => `${lookup}/*`;

async function offered(
  lookup: LookupName,
  parents: readonly unknown[],
  key: string,
  device: ReturnType<typeof createStore>,
): Promise<readonly Option[]> {
  try {
    const list = await send<readonly Option[]>('GET', lookupAddress(LOOKUPS[lookup], parents));
    void set(key, list, device).catch(() => undefined);
    return list;
  } catch (error) {
    const stored = await get<readonly Option[]>(key, device).catch(() => undefined);
    if (stored) return stored;
    if (await get<true>(wholeMark(lookup), device).catch(() => undefined)) return [];
    throw error;
  }
}
