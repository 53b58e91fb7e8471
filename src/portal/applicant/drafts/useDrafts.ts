import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraftKeeper, type DraftKeeper, type DraftKeeperParts } from './draftKeeper.ts';
import type { DraftsView } from './draftState.ts';

/** Everything typed in an application and not saved yet, as long as its form is open, and what of it is drawn. */
export function useDrafts(parts: DraftKeeperParts): DraftsView & { readonly drafts: DraftKeeper } {
  const [drafts] = useState(() => createDraftKeeper(parts));
  const view = useSyncExternalStore(drafts.subscribe, drafts.view);
  useEffect(() => keepOpen(drafts), [drafts]);
  return { ...view, drafts };
}

/** Sends when the line is back, and when the page goes away. */
function keepOpen(drafts: DraftKeeper): () => void {
  const hidden = () => { if (document.visibilityState === 'hidden') drafts.flushLast(); };
  void drafts.open();
  window.addEventListener('online', drafts.flush);
  window.addEventListener('pagehide', drafts.flushLast);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    drafts.stop();
    drafts.flushLast();
    window.removeEventListener('online', drafts.flush);
    window.removeEventListener('pagehide', drafts.flushLast);
    document.removeEventListener('visibilitychange', hidden);
  };
}
