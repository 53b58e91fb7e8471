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
  const revision = server?.revision ?? 0;
  const standing = server?.data ?? saved;
  if (sameAnswers(device.data, standing)) return server ? { kind: 'server', draft: server } : { kind: 'none' };
  const grewFromIt = device.baseRevision === revision || (server !== undefined && device.sent !== undefined && sameAnswers(device.sent, server.data));
  if (grewFromIt) return { kind: 'device', draft: { ...device, baseRevision: revision } };
  return { kind: 'conflict', conflict: conflictOf(device, { data: standing ?? {}, revision, savedAt: server?.savedAt ?? '' }) };
}

export const conflictOf = ({ section, data, savedAt }: DeviceDraft, server: ServerDraft): Conflict => ({ section, device: { data, savedAt }, server });
