import { useSyncExternalStore } from 'react';
import { ApiError } from '../../api/apiError.ts';

/** Held in memory alone, never on the device. */
let held: string | undefined;
const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function holdPayerToken(token: string | undefined): void {
  held = token;
  for (const listener of listeners) listener();
}

export const usePayerToken = (): string | undefined => useSyncExternalStore(listen, () => held);

export const isTokenOver = (error: unknown): boolean =>
  error instanceof ApiError && error.errors['/token'] !== undefined;
