import { useRef } from 'react';
import { useKeys } from '../keys/useKeys.ts';

/** `j` and `k` lead from row to row, to what each begins with: its link, or the button of one that has none. */
export function useRowKeys() {
  const table = useRef<HTMLTableElement>(null);
  const walk = (step: 1 | -1) => {
    const rows = [...(table.current?.tBodies[0]?.rows ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = at < 0 && step < 0 ? rows.at(-1) : rows[at + step];
    next?.querySelector<HTMLElement>('a, button')?.focus();
  };
  useKeys([
    { key: 'j', name: 'The next row', act: () => walk(1) },
    { key: 'k', name: 'The row before', act: () => walk(-1) },
  ]);
  return table;
}
