/** The shell and the pages of applicants draw the end of the top bar themselves, instead of a visitor's links. */
let taken = 0;
const listeners = new Set<() => void>();

export function takeTopEnd(): () => void {
  change(1);
  return () => change(-1);
}

export const isTopEndTaken = (): boolean => taken > 0;

export function onTopEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(by: number): void {
  taken += by;
  for (const listener of listeners) listener();
}
