import type { SectionAnswers } from '#catalogue/validate.ts';
import type { Conflict, DeviceDraft, ServerDraft } from './draft.ts';
import { sameAnswers } from './sameAnswers.ts';

/** Which draft of a section counts when the form opens. */
export type Reconciled =
  | { readonly kind: 'none' }
  | { readonly kind: 'server'; readonly draft: ServerDraft }
  | { readonly kind: 'device'; readonly draft: DeviceDraft }
  | { readonly kind: 'conflict'; readonly conflict: Conflict };

/**
 * A draft of this device that the server does not have wins while the server stands where it grew from, or holds what
 * this device sent. Otherwise another device has been here, and nobody guesses.
 * @param saved the section's saved answers, in the form's shape: a save elsewhere takes the server's draft away
 */
export function reconcile(device: DeviceDraft | undefined, server: ServerDraft | undefined, saved: SectionAnswers | undefined): Reconciled {
  if (!device || device.synced) return server ? { kind: 'server', draft: server } : { kind: 'none' };
  const standing = server ?? { data: saved ?? {}, revision: 0, savedAt: '' };
  if (sameAnswers(device.data, standing.data)) return server ? { kind: 'server', draft: server } : { kind: 'none' };
  if (grewFrom(standing, device)) return { kind: 'device', draft: { ...device, baseRevision: standing.revision } };
  return { kind: 'conflict', conflict: conflictOf(device, standing) };
}

const grewFrom = ({ revision, data }: ServerDraft, { baseRevision, sent }: DeviceDraft) =>
  baseRevision === revision || (revision > 0 && sent !== undefined && sameAnswers(sent, data));

export const conflictOf = ({ section, data, savedAt }: DeviceDraft, server: ServerDraft): Conflict => ({ section, device: { data, savedAt }, server });
