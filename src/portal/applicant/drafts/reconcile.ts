import type { Conflict, DeviceDraft, SectionStatus, ServerDraft } from './draft.ts';
import type { SameInSection } from './sameInSection.ts';

export type Reconciled =
  | { readonly kind: 'none' }
  | { readonly kind: 'server'; readonly draft: ServerDraft }
  | { readonly kind: 'device'; readonly draft: DeviceDraft }
  | { readonly kind: 'conflict'; readonly conflict: Conflict };

/** A draft that the server lacks wins while the server has its base, or what was sent; else a person chooses. */
export function reconcile(device: DeviceDraft | undefined, status: SectionStatus, isSame: SameInSection): Reconciled {
  const { draft: server } = status;
  if (!device || device.synced) return server ? { kind: 'server', draft: server } : { kind: 'none' };
  const current = answersOf(status);
  if (isSame(device.section, device.data, current.data))
    return server ? { kind: 'server', draft: server } : { kind: 'none' };
  if (grewFrom(current, device, isSame))
    return { kind: 'device', draft: { ...device, baseRevision: current.revision } };
  return { kind: 'conflict', conflict: conflictOf(device, current) };
}

/** Only the server knows whether a revision that the record lacks is newer, or was replaced by a save since. */
export async function latestStatus(
  device: DeviceDraft | undefined,
  record: SectionStatus,
  pull: () => Promise<SectionStatus>,
): Promise<SectionStatus> {
  if (!device || device.baseRevision <= (record.draft?.revision ?? 0)) return record;
  // Without an answer, the server counts as having what this device knows that it had.
  return pull().catch(() => ({ ...record, draft: serverDraftOf(device) }));
}

export const serverDraftOf = ({ synced, data, sent, baseRevision, savedAt }: DeviceDraft): ServerDraft => ({
  data: synced ? data : (sent ?? {}),
  revision: baseRevision,
  savedAt,
});

/** A draft counts before what was saved; revision 0 means that there is no draft. */
export const answersOf = ({ draft, saved }: SectionStatus): ServerDraft =>
  draft ?? { data: saved ?? {}, revision: 0, savedAt: '' };

const grewFrom = (
  { revision, data }: ServerDraft,
  { section, baseRevision, sent, unanswered = [] }: DeviceDraft,
  isSame: SameInSection,
) =>
  baseRevision === revision ||
  (revision > 0 && [...unanswered, ...(sent ? [sent] : [])].some((ours) => isSame(section, ours, data)));

export const conflictOf = ({ section, data, savedAt }: DeviceDraft, server: ServerDraft): Conflict => ({
  section,
  device: { data, savedAt },
  server,
});
