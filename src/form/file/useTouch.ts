import { useSyncExternalStore } from 'react';

const COARSE = '(hover: none) and (pointer: coarse)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(COARSE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** What is drawn before a device is known offers both. */
const onServer = (): boolean => false;

/** With a finger nothing is dragged onto a page: a phone is offered a button alone. */
export const useTouch = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(COARSE).matches, onServer);
