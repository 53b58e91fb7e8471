import type { Conflict, DeviceDraft, SectionStatus, ServerDraft } from './draft.ts';
import type { SameInSection } from './sameAnswers.ts';

/** Which draft of a section counts when the form opens. */
export type Reconciled =
  | { readonly kind: 'none' }
  | { readonly kind: 'server'; readonly draft: ServerDraft }
  | { readonly kind: 'device'; readonly draft: DeviceDraft }
  | { readonly kind: 'conflict'; readonly conflict: Conflict };

/**
 * A draft of this device that the server does not have wins while the server stands where it grew from, or holds what
 * this device sent. Otherwise another device has been here, and nobody guesses.
 */
export function reconcile(device: DeviceDraft | undefined, status: SectionStatus, isSame: SameInSection): Reconciled {
  const { draft: server } = status;
  if (!device || device.synced) return server ? { kind: 'server', draft: server } : { kind: 'none' };
  const standing = answersOf(status);
  if (isSame(device.section, device.data, standing.data)) return server ? { kind: 'server', draft: server } : { kind: 'none' };
  if (grewFrom(standing, device, isSame)) return { kind: 'device', draft: { ...device, baseRevision: standing.revision } };
  return { kind: 'conflict', conflict: conflictOf(device, standing) };
}

/**
 * What the server has of a section, where the form was given a record that may be older than this device's draft: a
 * revision that the record has not heard of is either newer, or of a draft that another device has saved since, and
 * only the server knows. Where it is not heard, it has what this device knows that it had.
 * @param pull the server's status now; may reject
 */
export async function latestStatus(device: DeviceDraft | undefined, record: SectionStatus, pull: () => Promise<SectionStatus>): Promise<SectionStatus> {
  if (!device || device.baseRevision <= (record.draft?.revision ?? 0)) return record;
  return pull().catch(() => ({ ...record, draft: serverDraftOf(device) }));
}

/** The server's draft that this device's grew from. */
export const serverDraftOf = ({ synced, data, sent, baseRevision, savedAt }: DeviceDraft): ServerDraft => ({ data: synced ? data : sent ?? {}, revision: baseRevision, savedAt });

/** The answers of a section that count at the server, as a draft; revision 0 when it has none. */
export const answersOf = ({ draft, saved }: SectionStatus): ServerDraft => draft ?? { data: saved ?? {}, revision: 0, savedAt: '' };

const grewFrom = ({ revision, data }: ServerDraft, { section, baseRevision, sent }: DeviceDraft, isSame: SameInSection) =>
  baseRevision === revision || (revision > 0 && sent !== undefined && isSame(section, sent, data));

export const conflictOf = ({ section, data, savedAt }: DeviceDraft, server: ServerDraft): Conflict => ({ section, device: { data, savedAt }, server });
