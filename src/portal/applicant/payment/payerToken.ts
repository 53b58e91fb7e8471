import { useSyncExternalStore } from 'react';
import { ApiError } from '../../api/apiError.ts';

/** What a mailed code gave: it is held by this page alone, never on the device, until it ends or the page is left. */
let held: string | undefined;
const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Undefined forgets it, as when the college no longer takes it. */
export function holdPayerToken(token: string | undefined): void {
  held = token;
  for (const listener of listeners) listener();
}

/** A code is asked for once, however many payments are then looked at. */
export const usePayerToken = (): string | undefined => useSyncExternalStore(listen, () => held);

/** Whether the college no longer takes the token. */
export const isTokenOver = (error: unknown): boolean => error instanceof ApiError && error.errors['/token'] !== undefined;
