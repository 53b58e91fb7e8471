import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Claim } from '#contract/people/claims.ts';
import type { find } from '#contract/shell/finding.ts';
import { useSession } from '../../session/useSession.ts';
import type { Group } from './entries.ts';

/** The server is asked when typing pauses. */
const PAUSE_MS = 250;
const LEAST = 2;
const CLAIM: Claim = 'staff';

interface Records {
  readonly groups: readonly Group[];
  readonly isSearching: boolean;
  /** What could not be searched, and why. */
  readonly failures: readonly string[];
}

/** What is still asked is given up as soon as another word is typed. */
export function useRecords(typed: string, claims: readonly Claim[]): Records {
  const session = useSession();
  const isMeant = claims.includes(CLAIM) && typed.trim().length >= LEAST;
  const search = usePaused(typed.trim());
  const {
    data = [],
    error,
    isFetching,
  } = useQuery({
    queryKey: ['/Dashboard/find', search],
    queryFn: ({ signal }) =>
      session.call<typeof find>({ method: 'GET', path: '/Dashboard/find', query: { search } }, { signal }),
    enabled: isMeant && search.length >= LEAST,
  });
  const found = isMeant ? data : [];
  return {
    groups: found.map(({ title, matches }) => ({ title, entries: matches ?? [] })),
    isSearching: isMeant && (search !== typed.trim() || isFetching),
    failures: [
      ...(isMeant && error ? [error.message] : []),
      ...found.flatMap(({ title, matches }) => (matches ? [] : [`${title}: please try again in a moment`])),
    ],
  };
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [value]);
  return paused;
}
