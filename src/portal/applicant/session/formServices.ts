import type { QueryClient } from '@tanstack/react-query';
import { createStore, get, set } from 'idb-keyval';
import { LOOKUPS, type LookupName, type Option } from '#catalogue/registry/lookups.ts';
import { download, send } from '../../api/call.ts';
import { upload } from '../../api/upload.ts';
import type { Applicant } from './useApplicant.ts';
import type { FormServices } from '#form/services.ts';

interface FormWorld {
  readonly applicant: Applicant;
  readonly queries: QueryClient;
  readonly schoolShortName: string;
  /** Told the file id of the photograph, or null when it was removed. */
  readonly onPassport: (id: string | null) => void;
}

/** All that the form asks of the world, over the API. Lists are asked for once, and kept on the device for a bad line. */
export function formServices({ applicant: { held, guarded }, queries, schoolShortName, onPassport }: FormWorld): FormServices {
  const token = held?.token;
  const device = createStore(`${schoolShortName}.lookups`, 'lookups');
  return {
    loadOptions: (lookup, parents) =>
      queries.fetchQuery({ queryKey: ['lookup', lookup, ...parents], queryFn: () => options(lookup as LookupName, parents, device), staleTime: Infinity, gcTime: Infinity }),
    optionsNow: (lookup, parents) => queries.getQueryData(['lookup', lookup, ...parents]),
    async uploadPassport(photo, onProgress, signal) {
      const kept = await guarded(upload<{ id: string }>('/UserDocument/upload-passport', photo, 'passport', { token, signal, onProgress }));
      onPassport(kept.id);
      return kept;
    },
    async removePassport() {
      await guarded(send('DELETE', '/UserDocument/passport', { token }));
      onPassport(null);
    },
    fileUrl: (id) =>
      queries.fetchQuery({
        queryKey: ['file', id],
        queryFn: async () => URL.createObjectURL(await guarded(download(`/UserDocument/${id}`, { token }))),
        staleTime: Infinity, gcTime: Infinity,
      }),
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
