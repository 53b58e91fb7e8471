import { useSyncExternalStore } from 'react';
import { usePortalData } from '../../core/portalData.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';

const listeners = new Set<() => void>();

/** Whether single keys are on, stored on this device for who is signed in: who dictates would set them off by speaking. */
export function useOwnKeys() {
  const { shortName } = usePortalData().school;
  const { userName = '' } = useSignedIn() ?? {};
  const item = `${shortName}.keys.${userName}`;
  const areOn = useSyncExternalStore(subscribe, () => read(item) !== OFF);
  const setOn = (on: boolean) => {
    write(item, on ? null : OFF);
    for (const listener of listeners) listener();
  };
  return { areOn, setOn };
}

const OFF = 'off';

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(item: string): string | null {
  try {
    return localStorage.getItem(item);
  } catch {
    return null;
  }
}

function write(item: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(item);
    else localStorage.setItem(item, value);
  } catch {
    // Where nothing can be stored, the keys stay on.
  }
}
