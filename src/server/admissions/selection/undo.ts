import { UNANSWERED } from '#contract/admissions/states.ts';
import { candidacy } from '../admission-list/service.ts';
import { mailAbout } from '../offers/service.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { revokePapersAbout } from '../../kit/paper/records/issue.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { lockedRun } from './locking.ts';
import { deleteSelected, lockSelected } from './sql/runs.ts';
import { TITLE } from './trial.ts';

/** The list is as it was before the run; who was offered admission is mailed the reason. @throws Problem 404, 409 once anybody has answered */
export async function undoRun(platform: Platform, runId: string, answers: unknown, by: By): Promise<number> {
  const { reason } = judgeForm(platform, 'admission-step', answers, TITLE);
  const [now, actor] = [platform.now(), actorOf(by.user)];
  const undone = await platform.database.transaction(async (tx) => {
    const run = await lockedRun(tx, runId);
    if (run.state !== 'committed') throw new Problem(409, 'Only a committed run is taken back', { title: TITLE });
    const admissions = await lockSelected(tx, { runId });
    const answered = admissions.filter(({ state }) => !UNANSWERED.some((each) => each === state)).length;
    if (answered > 0)
      throw new Problem(
        409,
        `${answered} of its offers ${answered === 1 ? 'has' : 'have'} been answered or lapsed. Please take the others back one by one`,
        { title: TITLE },
      );
    const ids = admissions.map(({ id }) => id);
    await candidacy.takeMany(tx, { ids, step: 'take-back', reason, actor, ip: by.ip, now });
    for (const id of ids) await platform.mail.withdraw(tx, 'admission', id);
    await mailAbout(platform, tx, { about: 'taken-back', ids, reason });
    await revokePapersAbout(tx, 'admission', ids, now);
    await deleteSelected(tx, { runId, now, actor, reason, ip: by.ip });
    await writeAudit(tx, {
      at: now,
      actor,
      action: 'selection-undone',
      subjectKind: 'selection',
      subjectId: runId,
      detail: { undone: ids.length, reason },
      ip: by.ip,
    });
    return ids.length;
  });
  platform.mail.prompt();
  return undone;
}
