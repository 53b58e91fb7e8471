import { formatNaira } from '#rules/money.ts';
import { reassess } from '../../finance/student-fees/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';

interface Charging {
  readonly studentId: string;
  /** The latest one without it. */
  readonly sessionId?: number;
  /** As in an audit entry. */
  readonly actor: string;
}

/**
 * What a student was charged in a session follows what the college knows of them now.
 * @returns the session's name, the change in words: '₦30,000.00 less', and the sentence that says it; both '' where nothing changes
 */
export async function chargeAsKnown(
  platform: Platform,
  tx: Queryable,
  { actor, ...of }: Charging,
): Promise<{ readonly session: string; readonly change: string; readonly sentence: string }> {
  const { session, changeKobo } = await reassess(platform, tx, { ...of, by: { actor } });
  const change = changeKobo === 0 ? '' : `${formatNaira(Math.abs(changeKobo))} ${changeKobo < 0 ? 'less' : 'more'}`;
  return { session, change, sentence: change && `. Your fees of ${session} change: ${change}` };
}
