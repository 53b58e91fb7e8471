import { useEffect } from 'react';
import type { ListState } from '../list/listProps.ts';
import { useChosen } from './useChosen.ts';
import type { QueueMove } from './queueKeys.ts';

const NONE: readonly never[] = [];

/** The choice within a page, and over its ends into the pages beside it. */
export function useQueue<Row extends { readonly id: string | number }>({ page, list, isOld }: ListState<Row>) {
  const rows = page?.rows ?? NONE;
  const { place, row, choose, chooseFirst, chooseLast } = useChosen<Row>(rows);
  const number = page?.metadata.currentPage ?? 1;

  // The last one of a page was dealt with: what still waits stands on the pages before.
  const isPastTheEnd = page !== undefined && rows.length === 0 && number > 1 && !isOld;
  useEffect(() => {
    if (isPastTheEnd) list.change({ page: '1' });
  });

  const move = (to: Exclude<QueueMove, 'open'>) => {
    const next = place + (to === 'next' ? 1 : -1);
    if (rows[next]) choose(next);
    else if (to === 'next' && page?.after) {
      chooseFirst();
      list.change({ page: String(number + 1), after: page.after });
    } else if (to === 'previous' && page?.before) {
      chooseLast();
      list.change({ page: String(number - 1), before: page.before });
    }
  };
  return { rows, row, place, choose, move };
}
