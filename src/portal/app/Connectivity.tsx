import { useEffect } from 'react';
import { raiseFlag, withdrawFlag } from '../core/flags.ts';

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

function sayOffline() {
  withdrawFlag('Online.');
  raiseFlag({ title: 'Offline!', body: 'oops!, looks you are offline!', intent: 'danger' });
}

function sayOnline() {
  withdrawFlag('Offline!');
  raiseFlag({ title: 'Online.', body: 'you are back online!', intent: 'success' });
}
