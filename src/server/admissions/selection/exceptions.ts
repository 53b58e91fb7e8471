import type { RunFigures } from '#contract/admissions/selection.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, Problem } from '../../platform/problem.ts';
import { lockedRun } from './locking.ts';
import { doubtsIn, exceptCandidate } from './sql/exceptions.ts';
import { runTrial, TITLE } from './trial.ts';

interface Allowing {
  readonly runId: string;
  readonly regNumber: string;
  readonly answers: unknown;
}

/** An officer's word for one candidate, for what the trial named; the trial is run again with it. @throws Problem 404, 409, 422 */
export async function allowCandidate(
  platform: Platform,
  { runId, regNumber, answers }: Allowing,
  by: By,
): Promise<RunFigures> {
  const { reason: typed } = judgeForm(platform, 'selection-exception', answers, TITLE);
  const [reason, now, actor] = [typed.trim(), platform.now(), actorOf(by.user)];
  await platform.database.transaction(async (tx) => {
    const run = await lockedRun(tx, runId);
    if (run.state !== 'trial')
      throw new Problem(409, 'This run is not a trial any more. Please make another trial', { title: TITLE });
    const [place] = await doubtsIn(tx, { runId, regNumber });
    if (!place) throw mistakeAt('/regNumber', 'please choose a candidate who is not let in by the trial', TITLE);
    const { doubts } = place;
    await exceptCandidate(tx, { sessionId: run.sessionId, regNumber, doubts: doubts as string[], reason, now, actor });
    await writeAudit(tx, {
      at: now,
      actor,
      action: 'selection-exception',
      subjectKind: 'selection',
      subjectId: runId,
      detail: { regNumber, doubts, reason },
      ip: by.ip,
    });
  });
  return runTrial(platform, by);
}
