import { Tick, Warning } from '../../ui/icons.tsx';
import type { DraftStatus } from './draft.ts';

const WORDS = { device: 'Saved on this device', saved: 'Saved', offline: 'Offline: kept on this device' } as const;

/** A small word on where the last keystroke is. */
export function DraftStatusLine({ status }: { readonly status: DraftStatus }) {
  return (
    <p className={`draft-status draft-status--${status}`} aria-live="polite">
      {status !== 'idle' && <span>{status === 'offline' ? <Warning /> : <Tick />}{WORDS[status]}</span>}
    </p>
  );
}
