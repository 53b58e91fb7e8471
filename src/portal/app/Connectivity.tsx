import { useEffect } from 'react';
import { raiseFlag } from './flags.ts';

/** Says when the line goes and when it is back. */
export function Connectivity() {
  useEffect(() => {
    window.addEventListener('offline', sayOffline);
    window.addEventListener('online', sayOnline);
    return () => {
      window.removeEventListener('offline', sayOffline);
      window.removeEventListener('online', sayOnline);
    };
  }, []);
  return null;
}

const sayOffline = () => raiseFlag({ title: 'Offline!', body: 'oops!, looks you are offline!', intent: 'danger' });
const sayOnline = () => raiseFlag({ title: 'Online.', body: 'you are back online!', intent: 'success' });
