import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { HOME_STATES } from '../../school/lookups/service.ts';
import { chargeAsKnown, setOrigin } from '../records/service.ts';

/** The fees of the latest session are those of the corrected state. @returns what the student is told of it, '' where they are the same */
export async function originCorrected(
  platform: Platform,
  tx: Queryable,
  studentId: string,
  stateId: number,
  actor: string,
): Promise<string> {
  const [moved] = await setOrigin(tx, { studentId, stateId, homeStates: [...HOME_STATES] });
  if (!moved) return '';
  const { session, change } = await chargeAsKnown(platform, tx, { studentId, sessionId: moved.sessionId, actor });
  const whose = HOME_STATES.includes(stateId) ? 'an indigene' : 'a non-indigene';
  return `. Your fees of ${session} are those of ${whose}${change && `: ${change}`}`;
}
