import { useState, useSyncExternalStore } from 'react';
import { Tick, Warning } from '../../ui/icons.tsx';
import type { DraftKeeper } from './draftKeeper.ts';

const WORDS = { device: 'Saved on this device', saved: 'Saved', offline: 'Offline: kept on this device' } as const;

function onLineChange(listener: () => void) {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
}

/** It stands where it covers nothing: below the form, on a wide screen below its steps. What goes to and fro at each word is said once. */
export function DraftStatusLine({ drafts }: { readonly drafts: Pick<DraftKeeper, 'subscribe' | 'status'> }) {
  const isOnline = useSyncExternalStore(onLineChange, () => navigator.onLine);
  const reported = useSyncExternalStore(drafts.subscribe, drafts.status);
  const status = isOnline ? reported : 'offline';
  const [text, say] = useState('');
  const isBack = text === WORDS.offline && status !== 'offline';
  const worth = status === 'saved' || status === 'offline' ? WORDS[status] : isBack ? '' : text;
  if (worth !== text) say(worth);
  return (
    <>
      <p className={`draft-status draft-status--${status}`}>
        {status !== 'idle' && (
          <span>
            {status === 'offline' ? <Warning /> : <Tick />}
            {WORDS[status]}
          </span>
        )}
      </p>
      <p className="unseen" role="status">
        {text}
      </p>
    </>
  );
}
