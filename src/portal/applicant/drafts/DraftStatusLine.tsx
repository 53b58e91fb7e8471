import { useSyncExternalStore } from 'react';
import { Tick, Warning } from '../../ui/icons.tsx';
import type { DraftKeeper } from './draftKeeper.ts';

const WORDS = { device: 'Saved on this device', saved: 'Saved', offline: 'Offline: kept on this device' } as const;

function onLineChange(listener: () => void) {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => { for (const event of ['online', 'offline']) window.removeEventListener(event, listener); };
}

export function DraftStatusLine({ drafts }: { readonly drafts: Pick<DraftKeeper, 'subscribe' | 'status'> }) {
  const isOnline = useSyncExternalStore(onLineChange, () => navigator.onLine);
  const reported = useSyncExternalStore(drafts.subscribe, drafts.status);
  const status = isOnline ? reported : 'offline';
  return (
    <p className={`draft-status draft-status--${status}`} aria-live="polite">
      {status !== 'idle' && <span>{status === 'offline' ? <Warning /> : <Tick />}{WORDS[status]}</span>}
    </p>
  );
}
