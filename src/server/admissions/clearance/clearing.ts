import { candidacy, candidateCleared, lockAdmission, mailCandidate } from '../admission-list/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { clearedEmail } from './emails.ts';

interface Clearing {
  readonly admissionId: string;
  /** As in an audit entry. */
  readonly actor: string;
  readonly ip: string | null;
  readonly now: Date;
}

/** Its gates are open. Whoever reacts may move the candidate on. @returns the state that the candidate is in then */
export async function clearCandidate(platform: Platform, tx: Queryable, clearing: Clearing): Promise<string> {
  const { admissionId, ...by } = clearing;
  await candidacy.takeMany(tx, { ids: [admissionId], step: 'clear', reason: null, ...by });
  await mailCandidate(platform, tx, admissionId, 'admission-clear', clearedEmail());
  await platform.reactions.happened(tx, candidateCleared, clearing);
  const [admission] = await lockAdmission(tx, { admissionId });
  return admission!.state;
}
