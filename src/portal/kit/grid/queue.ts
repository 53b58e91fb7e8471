import { createStore, del, get, set } from 'idb-keyval';
import { isUnsaved, placesOf, type Change, type Sheet } from './model/sheet.ts';

export type Queued = Change & { readonly was: Change['value'] };

/** What one person typed into one sheet and the college has not taken yet, on this device. */
export interface Queue {
  read(): Promise<readonly Queued[]>;
  /** Writes follow each other; of those that wait only the last is made. Rejects when the browser stores nothing. */
  write(queued: readonly Queued[]): Promise<void>;
}

/** @param sheet names it among all of the college, as `scores/2026-2027/ENG-101` */
export function openQueue(schoolShortName: string, userName: string, sheet: string): Queue {
  const store = createStore(`${schoolShortName}.sheets`, 'sheets');
  const key = `${userName}/${sheet}`;
  let writing = Promise.resolve();
  let next: readonly Queued[] | undefined;
  return {
    read: async () => (await get<readonly Queued[]>(key, store).catch(() => undefined)) ?? [],
    write(queued) {
      next = queued;
      const write = async () => {
        if (!next) return;
        const latest = next;
        next = undefined;
        await (latest.length > 0 ? set(key, latest, store) : del(key, store));
      };
      writing = writing.then(write, write);
      return writing;
    },
  };
}

export const unsavedOf = (sheet: Sheet): readonly Queued[] =>
  placesOf(sheet, isUnsaved).map((place) => {
    const { value, was } = sheet.cells[place.key]![place.column]!;
    return { ...place, value, was };
  });
