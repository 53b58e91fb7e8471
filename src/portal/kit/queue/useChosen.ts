import { useState } from 'react';

type Id = string | number;

interface Choice {
  readonly id?: Id | undefined;
  readonly place: number;
}

/** The place of the chosen row, -1 where there are none: the row itself while it is there, then whatever stands in its place. */
export function placeOf(rows: readonly { readonly id: Id }[], { id, place }: Choice): number {
  const found = rows.findIndex((row) => row.id === id);
  return found >= 0 ? found : Math.min(place, rows.length - 1);
}

/** Which row is chosen. It stays so while the page is read anew. */
export function useChosen<Row extends { readonly id: Id }>(rows: readonly Row[]) {
  const [choice, setChoice] = useState<Choice>({ place: 0 });
  const place = placeOf(rows, choice);
  return {
    place,
    row: rows[place],
    choose: (to: number) => setChoice({ id: rows[to]?.id, place: to }),
    /** Of a page that is still to come. */
    chooseFirst: () => setChoice({ place: 0 }),
    chooseLast: () => setChoice({ place: Number.MAX_SAFE_INTEGER }),
  };
}
