import { useSyncExternalStore } from 'react';
import { usePortalData } from '../core/portalData.ts';
import { signedInStore, type SignedInStore } from './signedIn.ts';

export const useSignedInStore = (): SignedInStore => signedInStore(usePortalData().school.shortName);

export function useSignedIn() {
  const { subscribe, current } = useSignedInStore();
  return useSyncExternalStore(subscribe, current);
}
