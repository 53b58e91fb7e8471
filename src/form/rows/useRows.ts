import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { useSection } from '../section/session.ts';
import { isBlank, questionsOf, restored, rowsOf, type Entry } from './rowEntries.ts';

interface Removed {
  readonly entry: Entry;
  readonly index: number;
  readonly name: string;
}

/** At most one row is open. A blank row is dropped when another comes into play; until then the verdict passes over it. */
export function useRows(list: FieldSchema, pointer: string, value: unknown) {
  const section = useSection();
  const [keys, setKeys] = useState<readonly number[]>(() => rowsOf(value).map((_, index) => index));
  const [open, setOpen] = useState<number | null>(null);
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const nextKey = useRef(keys.length);

  const entriesOf = (rows: unknown): Entry[] =>
    rowsOf(rows).map((row, index) => ({ key: keys[index] ?? index, index, row }));
  /** Includes what is typed but not drawn yet. */
  const filled = () => entriesOf(section.answerAt(pointer)).filter(({ row }) => !isBlank(list, row));

  /** Draws before it returns, so that the row can be focused. @param unjudged the row being written @returns the index by key, or -1 */
  const put = (entries: readonly Omit<Entry, 'index'>[], opened: number | null, unjudged: number | null) => {
    flushSync(() => {
      section.edit(
        pointer,
        entries.map(({ row }) => row),
      );
      setKeys(entries.map(({ key }) => key));
      setOpen(opened);
      section.begin(pointer);
      const judged = entries.flatMap(({ key }, index) => (key === unjudged ? [] : [index]));
      section.leave(...questionsOf(list, pointer, judged), ...(unjudged === null ? [pointer] : []));
    });
    return (key: number) => entries.findIndex((entry) => entry.key === key);
  };

  return {
    entries: entriesOf(value).filter(({ key, row }) => key === open || !isBlank(list, row)),
    open,
    lastRemoved: removed.at(-1),
    add() {
      const key = nextKey.current++;
      return put([...filled(), { key, row: {} }], key, key)(key);
    },
    edit: (key: number) => put(filled(), key, null)(key),
    done: (key: number) => put(filled(), null, null)(key),
    /** @returns whether it can be undone; a blank row cannot */
    remove(key: number, name: string): boolean {
      const entries = filled();
      const index = entries.findIndex((entry) => entry.key === key);
      if (index >= 0) setRemoved((before) => [...before, { entry: entries[index]!, index, name }]);
      const stillOpen = open === key ? null : open;
      put(
        entries.filter((entry) => entry.key !== key),
        stillOpen,
        stillOpen,
      );
      return index >= 0;
    },
    undo({ entry, index }: Removed) {
      setRemoved((before) => before.slice(0, -1));
      return put(restored(filled(), entry, index), open, open)(entry.key);
    },
  };
}
