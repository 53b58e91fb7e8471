import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markTouched, refetchTouched } from '../../session/touched.ts';

/** What the page and later ones show of the list is old once rows of it are written. */
export function useFreshList(path: string, isWritten: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isWritten) return;
    markTouched(queries, path);
    void refetchTouched(queries);
  }, [queries, path, isWritten]);
}
