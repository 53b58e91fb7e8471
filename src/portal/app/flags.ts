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
const SHOWN_AT_ONCE = 3;

let raised: readonly RaisedFlag[] = [];
let count = 0;
const listeners = new Set<() => void>();

export function raiseFlag(flag: Flag, seconds = SECONDS): void {
  const others = raised.filter(({ title, body }) => title !== flag.title || body !== flag.body);
  publish([...others, { ...flag, seconds, id: ++count }].slice(-SHOWN_AT_ONCE));
}

export const dismissFlag = (id: number): void => publish(raised.filter((flag) => flag.id !== id));

export const withdrawFlag = (title: string): void => publish(raised.filter((flag) => flag.title !== title));

export const currentFlags = (): readonly RaisedFlag[] => raised;

export function onFlags(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly RaisedFlag[]): void {
  raised = next;
  for (const listener of listeners) listener();
}
