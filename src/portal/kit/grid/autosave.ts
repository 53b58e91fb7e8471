import { ApiError, serverMessage } from '../../api/apiError.ts';
import { isDue, placesOf, type Place, type Value } from './model/sheet.ts';
import { unsavedOf, type Queue, type Queued } from './queue.ts';
import type { SheetStore } from './sheetStore.ts';

/** What became of the cells that were sent: one that is in neither list was saved. */
export interface SaveReply {
  /** The college had something else than `was`. */
  readonly differing: readonly (Place & { readonly theirs: Value; readonly by: string })[];
  readonly refused: readonly (Place & { readonly message: string })[];
}

export interface SaveState {
  readonly isLineAway: boolean;
  /** The device stores what waits; without that a reload would forget it. */
  readonly isStored: boolean;
  /** Why the college takes nothing of this sheet, as one that was submitted meanwhile. */
  readonly refusal: string | undefined;
}

export const SAVING: SaveState = { isLineAway: false, isStored: true, refusal: undefined };

interface Autosave {
  readonly store: SheetStore;
  readonly queue: Queue;
  /** What a declared form finds wrong is not sent: it waits at its cell. */
  readonly isSound: (place: Place) => boolean;
  readonly save: (cells: readonly Queued[]) => Promise<SaveReply>;
  readonly onState: (state: SaveState) => void;
}

const PAUSE_MS = 400;
const AGAIN_MS = 10_000;
const AT_ONCE = 200;

/** Saves cells as they are left, one call at a time; what is not saved yet is on the device. @returns what ends it */
export function startAutosave({ store, queue, isSound, save, onState }: Autosave): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isOver = false;
  let stored = store.sheet();
  let state = SAVING;
  const tell = (next: Partial<SaveState>) => {
    state = { ...state, ...next };
    if (!isOver) onState(state);
  };

  const wait = (ms: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void send(), ms);
  };
  const due = (): readonly Queued[] =>
    placesOf(store.sheet(), isDue)
      .filter(isSound)
      .slice(0, AT_ONCE)
      .map((place) => {
        const { value, was } = store.cell(place);
        return { ...place, value, was };
      });

  async function send(): Promise<void> {
    const cells = due();
    if (isSending || cells.length === 0) return;
    isSending = true;
    store.send({ type: 'sent', changes: cells });
    try {
      heard(cells, await save(cells));
      tell({ isLineAway: false, refusal: undefined });
      wait(0);
    } catch (error) {
      store.send({ type: 'unheard' });
      unheard(error);
    } finally {
      isSending = false;
    }
  }

  function heard(cells: readonly Queued[], { differing, refused }: SaveReply): void {
    const isAmong =
      (places: readonly Place[]) =>
      ({ key, column }: Place) =>
        places.some((place) => place.key === key && place.column === column);
    for (const { theirs, by, ...place } of differing) store.send({ type: 'differed', place, theirs, by });
    for (const { message, ...place } of refused) store.send({ type: 'refused', place, message });
    store.send({
      type: 'saved',
      changes: cells.filter((cell) => !isAmong(differing)(cell) && !isAmong(refused)(cell)),
    });
  }

  /** A line that is away and a server in trouble are asked again; what the college refuses waits for the next change. */
  function unheard(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    const isRefusal = error.status >= 400 && error.status < 500 && error.retryAfter === 0;
    tell(
      isRefusal
        ? { isLineAway: false, refusal: serverMessage(error, 'The college did not take these cells') }
        : { isLineAway: true },
    );
    if (!isRefusal) wait(error.retryAfter * 1000 || AGAIN_MS);
  }

  function writeToDevice(): void {
    stored = store.sheet();
    void queue.write(unsavedOf(stored)).then(
      () => state.isStored || tell({ isStored: true }),
      () => tell({ isStored: false }),
    );
  }

  const stop = store.subscribe(() => {
    if (store.sheet() === stored) return;
    writeToDevice();
    if (!state.isLineAway) wait(PAUSE_MS);
  });
  writeToDevice();
  const online = () => wait(0);
  window.addEventListener('online', online);
  wait(PAUSE_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
    window.removeEventListener('online', online);
  };
}
