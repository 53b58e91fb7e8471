import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Endpoint, Reply } from '#contract/kit/endpoint.ts';
import { ApiError } from '../api/apiError.ts';
import { download, type Call } from '../api/call.ts';
import { upload } from '../api/upload.ts';
import { signed, signedCall } from './signedCall.ts';
import { useSignedInStore } from './useSignedIn.ts';

/** A 401 signs out, a 403 leads to /no_access; both are rethrown. */
export function useSession() {
  const store = useSignedInStore();
  const navigate = useNavigate();
  return useMemo(() => {
    const guarded = <Result>(called: Promise<Result>) => called.catch(async (error: unknown) => {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 401) store.clear();
      if (status === 403) await navigate('/no_access', { state: { fromError: true } });
      throw error;
    });
    return {
      call: <E extends Endpoint>(request: Call<E>): Promise<Reply<E>> => guarded(signedCall<E>(store, request)),
      download: (path: string): Promise<Blob> => guarded(signed(store, (options) => download(path, options))),
      upload: <Result>(path: string, file: Blob, field: string, onProgress: (part: number) => void): Promise<Result> =>
        guarded(signed(store, (options) => upload<Result>(path, file, field, { ...options, onProgress }))),
    };
  }, [store, navigate]);
}
