import { randomUUID } from 'node:crypto';
import type { EffectOn } from '#rules/finance/awardChanges.ts';
import { withThousands } from '#rules/money.ts';
import type { BulkAct } from '../../kit/bulk/serveBulk.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid } from '../../platform/problem.ts';
import { decideAlone, isAlone } from './alone.ts';
import { awardsOfWithdrawal, insertAwardRequest, markAwards, nextAwardRequest } from './requestSql.ts';
import { beginWithdrawal } from './withdrawing.ts';

/** Whoever approves reads each student. */
const MOST = 2000;

/** Asks that the chosen awards are withdrawn. Where the college lets one person do it, a job begins at once. */
export const askToWithdraw =
  (platform: Platform): BulkAct =>
  async (tx, target, given, by) => {
    const id = (await nextAwardRequest(tx))[0]!.id;
    const outcome = await markAwards(tx, target, { ...given, withdrawalId: id }, by.user);
    const students = outcome.done.length;
    if (students > MOST) throw invalid(`At most ${withThousands(MOST)} can be withdrawn at once. Please choose fewer`);
    if (students === 0) return outcome;
    const { effects, scholarships } = await withdrawalEffects(tx, id);
    await insertAwardRequest(tx, {
      ...given,
      id,
      request: randomUUID(),
      kind: 'withdrawal',
      name: scholarships.length === 1 ? scholarships[0]! : `${withThousands(scholarships.length)} scholarships`,
      scholarshipId: null,
      numbers: [],
      effects,
      students,
      awardKobo: effects.reduce((kobo, { awardKobo }) => kobo + awardKobo, 0),
      digest: jsonHash([given.reason, effects]),
    });
    if (await isAlone(tx, by.user)) {
      await decideAlone(platform, tx, id, by);
      await beginWithdrawal(platform, tx, { id, students }, by);
    }
    return outcome;
  };

interface Withdrawal {
  readonly effects: EffectOn[];
  readonly scholarships: string[];
}

/** What withdrawing does now, in the order of the students' names. */
export async function withdrawalEffects(tx: Queryable, withdrawalId: string): Promise<Withdrawal> {
  const awards = await awardsOfWithdrawal(tx, { withdrawalId });
  return {
    scholarships: [...new Set(awards.map(({ scholarship }) => scholarship))],
    effects: awards.map(({ number, fullName, amountKobo: awardKobo, state }) => ({
      number,
      fullName,
      awardKobo,
      creditKobo: 0,
      problem: state === 'awarded' ? null : 'The award is withdrawn already',
    })),
  };
}
