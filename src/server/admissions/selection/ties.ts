import type { RunFigures } from '#contract/admissions/selection.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, Problem } from '../../platform/problem.ts';
import { lockedRun } from './locking.ts';
import { decideFor, tiedIn } from './sql/places.ts';
import { runTrial, TITLE } from './trial.ts';

interface Tie {
  readonly runId: string;
  readonly quotaId: number;
  /** Registration numbers. */
  readonly chosen: readonly string[];
  readonly answers: unknown;
}

/** What is decided counts from the next trial on, which is run at once. @returns that trial's figures @throws Problem 404, 409, 422 */
export async function decideTie(
  platform: Platform,
  { runId, quotaId, chosen, answers }: Tie,
  by: By,
): Promise<RunFigures> {
  const { reason } = judgeForm(platform, 'tie', answers, TITLE);
  const [now, actor] = [platform.now(), actorOf(by.user)];
  await platform.database.transaction(async (tx) => {
    const run = await lockedRun(tx, runId);
    if (run.state === 'undone')
      throw new Problem(409, 'This run was taken back. Please make another trial', { title: TITLE });
    const tied = await tiedIn(tx, { runId, quotaId });
    const known = new Set(tied.map(({ registrationNumber }) => registrationNumber));
    if (chosen.some((number) => !known.has(number)) || known.size === 0)
      throw mistakeAt('/chosen', 'please choose among those who are tied', TITLE);
    if (new Set(chosen).size === known.size)
      throw mistakeAt('/chosen', 'please choose fewer than are tied: there are not seats for all', TITLE);
    await decideFor(tx, { quotaId, tied, chosen, reason: reason.trim(), now, actor });
    await writeAudit(tx, {
      at: now,
      actor,
      action: 'tie-decided',
      subjectKind: 'selection',
      subjectId: runId,
      detail: { quotaId, chosen, among: [...known], reason: reason.trim() },
      ip: by.ip,
    });
  });
  return runTrial(platform, by);
}
