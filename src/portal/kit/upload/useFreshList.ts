import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markStale, refetchStale } from '../../session/staleQueries.ts';

/** What the page and later ones show of the list is old once rows of it are written. */
export function useFreshList(path: string, isWritten: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isWritten) return;
    markStale(queries, path);
    void refetchStale(queries);
  }, [queries, path, isWritten]);
}
