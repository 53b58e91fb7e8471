import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Claim } from '#contract/people/claims.ts';
import { useSession } from '../../session/useSession.ts';
import type { Group } from './entries.ts';
import { RECORDS } from './records.ts';

/** The server is asked when typing pauses. */
const PAUSE_MS = 250;

interface Records {
  readonly groups: readonly Group[];
  readonly isSearching: boolean;
  /** Which of them could not be searched, each with why. */
  readonly failures: readonly string[];
}

/** What is still asked is given up as soon as another word is typed. */
export function useRecords(typed: string, claims: readonly Claim[]): Records {
  const session = useSession();
  const search = usePaused(typed.trim());
  const sources = RECORDS.filter(({ page, suits }) => claims.includes(page.claim) && suits(search));
  const found = useQueries({
    queries: sources.map(({ path, find }) => ({
      queryKey: [path, 'palette', search],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => find(session, search, signal),
    })),
  });
  return {
    groups: sources.map(({ title }, index) => ({ title, entries: found[index]?.data ?? [] })),
    isSearching: search !== typed.trim() || found.some(({ isFetching }) => isFetching),
    failures: sources.flatMap(({ title }, index) =>
      found[index]?.error ? [`${title}: ${found[index].error.message}`] : [],
    ),
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
