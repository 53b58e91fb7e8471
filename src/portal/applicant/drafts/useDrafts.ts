import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraftKeeper, type DraftKeeper, type DraftKeeperParts } from './draftKeeper.ts';
import type { DraftsView } from './draftState.ts';

export function useDrafts(parts: DraftKeeperParts): DraftsView & { readonly drafts: DraftKeeper } {
  const [drafts] = useState(() => createDraftKeeper(parts));
  const view = useSyncExternalStore(drafts.subscribe, drafts.view);
  useEffect(() => keepOpen(drafts), [drafts]);
  return { ...view, drafts };
}

function keepOpen(drafts: DraftKeeper): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') drafts.flushLast();
  };
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
