import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Endpoint, Reply } from '#contract/kit/endpoint.ts';
import { ApiError } from '../api/apiError.ts';
import type { Call } from '../api/call.ts';
import { clientOf, type CallOptions, type Client, type UploadOptions } from './client.ts';
import { leavesPage } from './leavesPage.ts';
import { isSamePerson } from './signedIn.ts';
import { markStale } from './staleQueries.ts';
import { useSignedInStore } from './useSignedIn.ts';

/** The signed-in pages' client. A 401 signs out, a 403 leads to /no_access, but not out of another's place: there the refusal stays on the page. All are rethrown. What a write touches is marked as old. */
export function useSession(): Omit<Client, 'freshToken'> {
  const store = useSignedInStore();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMemo(() => {
    const client = clientOf(store);
    const guarded = async <Result>(work: () => Promise<Result>) => {
      const user = store.current();
      try {
        return await work();
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        if (status === 401 && isSamePerson(store.current(), user)) store.clear();
        if (leavesPage(status, user)) await navigate('/no_access', { state: { fromError: true } });
        throw error;
      }
    };
    const written = async <Result>(path: string, work: () => Promise<Result>) => {
      const result = await guarded(work);
      markStale(queries, path);
      return result;
    };
    return {
      call: <E extends Endpoint>(request: Call<E>, options?: CallOptions): Promise<Reply<E>> => {
        const work = () => client.call<E>(request, options);
        return request.method === 'GET' ? guarded(work) : written(request.path, work);
      },
      download: (path, options) => guarded(() => client.download(path, options)),
      upload: <Result>(
        path: string,
        ...given: [file: Blob, name: string, onProgress: (part: number) => void, options?: UploadOptions]
      ) => written(path, () => client.upload<Result>(path, ...given)),
    };
  }, [store, navigate, queries]);
}
