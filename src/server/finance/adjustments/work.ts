import { adjustmentWork as contract } from '#contract/finance/adjustments.ts';
import { workflow, type Took } from '../../kit/workflow/workflow.ts';
import type { Platform } from '../../platform/platform.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import { lockMoney, refuseOwn } from '../charges/service.ts';
import { postAdjustment, reverseAdjustment, type Adjusted } from './posting.ts';
import { findAdjustment } from './sql.ts';

/** Of what a person looks at before they approve: the money, the paper and the reason. */
export const digestOf = ({ amountKobo, chargeId, bank, tellerNumber, lodgedOn, reason, paper, dueKobo }: Adjusted) =>
  jsonHash([amountKobo, chargeId, bank, tellerNumber, lodgedOn, reason, paper, dueKobo]);

export const adjustmentWork = workflow(contract.work, 'adjustment', {
  digestOf: async (tx, id) => digestOf((await findAdjustment(tx, { id }))[0]!),
});

/** A step's journal is posted in its transaction, or nothing of it happens. The adjustment itself is locked: by the step. */
export const postStep =
  (platform: Platform): Took<typeof contract.work> =>
  async (tx, { id, step, actor, user, now: at }) => {
    if (step !== 'approve' && step !== 'reverse') return;
    const [before] = await findAdjustment(tx, { id });
    refuseOwn(before!.userId, user.userId);
    await lockMoney(tx, { studentId: before!.studentId });
    const [adjusted] = await findAdjustment(tx, { id });
    const act = step === 'approve' ? postAdjustment : reverseAdjustment;
    await act(platform, tx, adjusted!, { at, actor });
  };
