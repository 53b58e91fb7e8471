import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Endpoint, Reply } from '#contract/endpoint.ts';
import { ApiError } from '../api/apiError.ts';
import type { Call } from '../api/call.ts';
import { signedCall } from './signedCall.ts';
import { useSignedInStore } from './useSignedIn.ts';

/** Calls in the name of who is signed in. A 401 signs out, a 403 leads to /no_access; both are passed on too. */
export function useHouse() {
  const store = useSignedInStore();
  const navigate = useNavigate();
  return useMemo(() => ({
    async call<E extends Endpoint>(request: Call<E>): Promise<Reply<E>> {
      try {
        return await signedCall<E>(store, request);
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        if (status === 401) store.clear();
        if (status === 403) await navigate('/no_access', { state: { fromError: true } });
        throw error;
      }
    },
  }), [store, navigate]);
}
