import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Claim } from '#contract/people/claims.ts';
import type { ownMenu } from '#contract/people/menus.ts';
import { useSession } from './useSession.ts';
import { useSignedIn, useSignedInStore } from './useSignedIn.ts';

/** A change of access shows within a minute of coming back to the page, and after every exchange of the token. */
const FRESH_MS = 60_000;

interface FreshClaims {
  readonly claims: readonly Claim[];
  /** More claims may be held than are known here. */
  readonly isAsking: boolean;
}

export function useFreshClaims(): FreshClaims {
  const session = useSession();
  const store = useSignedInStore();
  const signedIn = useSignedIn();
  const { data, isFetching } = useQuery({
    queryKey: ['/Menus/menus', signedIn?.userName],
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    enabled: signedIn !== null,
    queryFn: ({ signal }) => session.call<typeof ownMenu>({ method: 'GET', path: '/Menus/menus' }, { signal }),
  });
  useEffect(() => {
    if (data) store.renew(data);
  }, [data, store]);
  return { claims: (data ?? signedIn)?.claims ?? [], isAsking: isFetching };
}
