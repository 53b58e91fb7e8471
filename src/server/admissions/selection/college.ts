import { judgeForm } from '../../kit/forms/service.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireOpenSession } from '../../school/sessions/service.ts';
import { ceilingOfCollege, lockSeats, setCollegeQuota } from '../admission-list/service.ts';

/** Of the open session. Whoever holds a place keeps it, also where the new figure is smaller. @throws Problem 422 */
export async function limitCollege(platform: Platform, answers: unknown, by: By): Promise<null> {
  const { seats, source } = judgeForm(platform, 'college-quota', answers, 'Not saved!');
  const [at, actor] = [platform.now(), actorOf(by.user)];
  await platform.database.transaction(async (tx) => {
    const session = await requireOpenSession(tx);
    await lockSeats(tx, { sessionId: session.id });
    const [before] = await ceilingOfCollege(tx, { sessionId: session.id });
    await setCollegeQuota(tx, { sessionId: session.id, seats, source, now: at, actor });
    await writeAudit(tx, {
      at,
      actor,
      action: 'college-quota-set',
      subjectKind: 'college-quota',
      subjectId: String(session.id),
      detail: { session: session.name, before: before?.seats ?? null, after: seats, source },
      ip: by.ip,
    });
  });
  return null;
}
