import type { awardRequestWork as contract } from '#contract/finance/award-requests.ts';
import { awardChanges, type EffectOn } from '#rules/finance/awardChanges.ts';
import type { Took } from '../../kit/workflow/workflow.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { withdrawalEffects } from './askingBack.ts';
import { awardAll, effectsFor, presentEffects } from './award.ts';
import { effectsOf } from './effects.ts';
import { findAwardRequest } from './requestSql.ts';
import { lockScholarship } from './sql.ts';
import { beginWithdrawal } from './withdrawing.ts';

export type Found = RowOf<'find-award-request'>;

const NOT_APPROVED = { title: 'Nothing was approved!' };

/** In sentences, what is another than as it was asked for. */
export async function changesOf(db: Queryable, found: Found): Promise<string[]> {
  if (found.kind === 'withdrawal')
    return awardChanges(found.effects as EffectOn[], (await withdrawalEffects(db, found.id)).effects);
  const [scholarship] = await lockScholarship(db, { id: found.scholarshipId! });
  if (!scholarship!.active) return [`${scholarship!.name} is not active`];
  const { rows, digest } = presentEffects(scholarship!, await effectsOf(db, scholarship!, found.numbers as string[]));
  return differences(found, rows, digest);
}

/** The terms of a scholarship may change without changing what anybody is awarded. */
function differences(found: Found, rows: readonly EffectOn[], digest: string): string[] {
  if (digest === found.digest) return [];
  const changes = awardChanges(found.effects as EffectOn[], rows);
  return changes.length > 0 ? changes : [`${found.name} was corrected`];
}

/** Exactly what was asked for is awarded in the transaction of the step; a job withdraws. */
export const carryOut =
  (platform: Platform): Took<typeof contract.work> =>
  async (tx, { id, step, user, ip }) => {
    if (step !== 'approve') return;
    const by = { user, ip };
    const found = (await findAwardRequest(tx, { id }))[0]!;
    if (found.kind === 'withdrawal') {
      refuseChanged(await changesOf(tx, found));
      await beginWithdrawal(platform, tx, found, by);
      return;
    }
    const effects = await effectsFor(platform, tx, {
      scholarshipId: found.scholarshipId!,
      numbers: found.numbers as string[],
      isLocked: true,
    });
    refuseChanged(differences(found, effects.seen.rows, effects.seen.digest));
    await awardAll(platform, tx, effects, by);
  };

function refuseChanged(changes: readonly string[]): void {
  if (changes.length > 0)
    throw new Problem(409, `This has changed since it was asked for. ${changes.join('. ')}`, NOT_APPROVED);
}
