/** A flag goes by itself after the seconds that the specification gives. */
export interface Flag {
  readonly title: string;
  readonly body?: string;
  readonly intent: 'success' | 'danger' | 'warning';
}

export interface RaisedFlag extends Flag {
  readonly id: number;
  readonly seconds: number;
}

/** The specification's, for flags about invoices and ratings. */
export const BRIEF_SECONDS = 3;
const SECONDS = 5;

/** One at a time: the newest is the answer to what was last done. */
let raised: RaisedFlag | undefined;
let count = 0;
const listeners = new Set<() => void>();

export const raiseFlag = (flag: Flag, seconds = SECONDS): void => publish({ ...flag, seconds, id: ++count });

export const dismissFlag = (id: number): void => withdraw(raised?.id === id);

export const withdrawFlag = (title: string): void => withdraw(raised?.title === title);

export const currentFlag = (): RaisedFlag | undefined => raised;

export function onFlag(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function withdraw(isMeant: boolean): void {
  if (isMeant) publish(undefined);
}

function publish(next: RaisedFlag | undefined): void {
  raised = next;
  for (const listener of listeners) listener();
}
