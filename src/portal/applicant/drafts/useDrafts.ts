import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answers } from '#catalogue/journey.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { Conflict, ServerDraft } from './draft.ts';
import { createDraftKeeper, type DraftKeeper, type DraftKeeperParts } from './draftKeeper.ts';
import { draftStatusTeller } from './draftStatus.ts';
import { latestStatus, reconcile } from './reconcile.ts';

interface DraftsOf extends Pick<DraftKeeperParts, 'version' | 'store' | 'push' | 'pull' | 'isSame'> {
  readonly sections: readonly string[];
  /** As the form opens: the server's drafts, and the saved answers in the form's shape. */
  readonly server: Readonly<Record<string, ServerDraft>>;
  readonly saved: Answers;
}

/** Everything typed in an application and not saved yet. `typed` is undefined until the device has been read. */
export function useDrafts(parts: DraftsOf) {
  const [typed, setTyped] = useState<Answers>();
  const [status] = useState(draftStatusTeller);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const keeper = useRef<DraftKeeper>(undefined);
  const [start] = useState(parts);
  const revisions = useRef<Record<string, number>>({});
  const latest = useRef<Record<string, SectionAnswers>>({});

  useEffect(() => {
    const kept = createDraftKeeper({ ...start, status, onConflict: (conflict) => setConflicts((others) => [...others, conflict]) });
    keeper.current = kept;
    void open(start, kept).then(({ answers, revisions: standing, apart }) => {
      revisions.current = standing;
      latest.current = answers;
      setConflicts(apart);
      setTyped(answers);
    });
    return () => kept.stop();
  }, [start, status]);
  useFlushing(keeper);

  const keep = useCallback((section: string, answers: SectionAnswers) => {
    latest.current[section] = answers;
    keeper.current?.keep(section, answers, revisions.current[section] ?? 0);
  }, []);
  const forget = useCallback((section: string) => {
    const { [section]: _, ...others } = latest.current;
    latest.current = others;
    revisions.current[section] = 0;
    keeper.current?.forget(section);
    status.tell('saved');
  }, [status]);
  const resolve = useCallback(({ section, server }: Conflict, chosen: SectionAnswers) => {
    keeper.current?.forget(section);
    revisions.current[section] = server.revision;
    latest.current = { ...latest.current, [section]: chosen };
    keeper.current?.keep(section, chosen, server.revision);
    setTyped(latest.current);
    setConflicts((all) => all.filter((other) => other.section !== section));
  }, []);
  const hold = useCallback((section: string) => keeper.current?.hold(section), []);
  const release = useCallback((section: string) => keeper.current?.release(section), []);
  const standing = useCallback((section: string) => ({ baseRevision: revisions.current[section] ?? 0, ...keeper.current?.standing(section) }), []);
  const isBehind = useCallback(() => keeper.current?.isBehind() ?? false, []);
  const discard = useCallback(() => keeper.current?.discard(), []);
  return { typed: typed && latest.current, status, conflict: conflicts[0], keep, forget, resolve, hold, release, standing, isBehind, discard };
}

async function open({ version, sections, store, server, saved, pull, isSame }: DraftsOf, keeper: DraftKeeper) {
  const answers: Record<string, SectionAnswers> = {};
  const revisions: Record<string, number> = {};
  const apart: Conflict[] = [];
  for (const section of sections) {
    const device = await store.read(section);
    const status = await latestStatus(device, { draft: server[section], saved: saved[section] }, () => pull(section));
    const found = reconcile(device, status, isSame);
    revisions[section] = status.draft?.revision ?? 0;
    if (found.kind === 'conflict') apart.push(found.conflict);
    else if (found.kind !== 'none') answers[section] = found.draft.data;
    if (found.kind === 'device') keeper.adopt(found.draft);
    else if (found.kind === 'none') store.remove(section);
    // For a reload without a line.
    else if (found.kind === 'server') store.write({ version, section, savedAt: new Date().toISOString(), data: found.draft.data, baseRevision: found.draft.revision, synced: true });
  }
  return { answers, revisions, apart };
}

/** When the line is back, and when the page goes away. */
function useFlushing(keeper: { readonly current: DraftKeeper | undefined }) {
  useEffect(() => {
    const online = () => keeper.current?.flush();
    const last = () => keeper.current?.flushLast();
    const hidden = () => { if (document.visibilityState === 'hidden') last(); };
    window.addEventListener('online', online);
    window.addEventListener('pagehide', last);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      last();
      window.removeEventListener('online', online);
      window.removeEventListener('pagehide', last);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [keeper]);
}
