import { useState } from 'react';
import type { AnswerRow } from '#contract/admissions/answer-lists.ts';
import type { RowSelection } from '../../../kit/list/bulk/useSelection.ts';

/** As many as one request names. */
const MOST = 200;

type Id = string | number;

/** The rows that were chosen, over pages too. */
export function useChosenRows(rows: readonly AnswerRow[]): RowSelection {
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set());
  const shown = rows.map(({ id }) => id);
  const change = (ids: readonly Id[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const id of ids)
        if (!isChosen) after.delete(id);
        else if (after.size < MOST) after.add(id);
      return after;
    });
  const onPage = shown.filter((id) => chosen.has(id)).length;
  return {
    count: chosen.size,
    isAll: false,
    page: onPage === 0 ? 'none' : onPage === shown.length ? 'all' : 'some',
    names: [],
    has: (id) => chosen.has(id),
    press: (id, isChosen) => change([id], isChosen),
    pressPage: (isChosen) => change(shown, isChosen),
    chooseAll: () => change(shown, true),
    clear: () => setChosen(new Set()),
    chosen: { ids: [...chosen].map((id) => ({ id })) },
  };
}
