import type { cloneAssignments } from '#contract/finance/assignments.ts';
import type { Body, Reply } from '#contract/kit/endpoint.ts';
import { totalKobo } from '#rules/finance/assignment.ts';
import { changedFee } from '#rules/finance/fees.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt } from '../../platform/problem.ts';
import { FAILED } from './policy.ts';
import { linesOf } from './rules.ts';
import { publishedIn } from './sql/reading.ts';
import { draftMany } from './sql/writing.ts';

/** Repeated, it drafts nothing twice: a group that has fees or a draft in the session is left out. */
export async function clone(
  platform: Platform,
  { fromSessionId, toSessionId, percent, trial }: Body<typeof cloneAssignments>,
  { user, ip }: By,
): Promise<Reply<typeof cloneAssignments>> {
  if (fromSessionId === toSessionId) throw mistakeAt('/toSessionId', 'please select another session', FAILED);
  return platform.database.transaction(async (tx) => {
    const published = await publishedIn(tx, { sessionId: fromSessionId, toSessionId });
    const copies = published
      .filter(({ isTaken }) => !isTaken)
      .map((row) => ({
        from: row,
        lines: linesOf(row).map((line) => ({
          ...line,
          amountKobo: changedFee(line.amountKobo, { kind: 'percent', value: percent }),
        })),
      }));
    const made = trial
      ? []
      : await draftMany(tx, {
          wanted: copies.map(({ from, lines }) => ({ id: from.id, lines })),
          toSessionId,
          at: platform.now(),
          actor: actorOf(user),
          action: 'fees-cloned',
          detail: { percent },
          ip,
        });
    return {
      ids: made.map(({ id }) => id),
      drafts: copies.length,
      skipped: published.length - copies.length,
      beforeKobo: copies.reduce((sum, { from }) => sum + totalKobo(linesOf(from)), 0),
      afterKobo: copies.reduce((sum, { lines }) => sum + totalKobo(lines), 0),
    };
  });
}
