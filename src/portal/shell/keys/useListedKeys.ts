import { HotkeysContext } from '@blueprintjs/core';
import { useContext } from 'react';

/** @returns what opens the list of the keys that hold now */
export function useListedKeys(): () => void {
  const [, dispatch] = useContext(HotkeysContext);
  return () => dispatch({ type: 'OPEN_DIALOG' });
}
