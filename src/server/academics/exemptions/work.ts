import { exemptionWork as contract } from '#contract/academics/exemptions.ts';
import { notify } from '../../communication/notifications/service.ts';
import { workflow, type Took } from '../../kit/workflow/workflow.ts';
import type { By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import type { Platform } from '../../platform/platform.ts';
import { judgeNeeding } from '../registration/service.ts';
import { computeStandings, lockStandings } from '../results/service.ts';
import { exemptionById, lockExempting } from './sql.ts';

export type Found = RowOf<'exemption-by-id'>;

/** Of what a person saw of it. None of that ever changes but its state. */
export const exemptionDigest = ({ id, studentId, courseId, unit, basis, origin, paper }: Found): string =>
  jsonHash([id, studentId, courseId, unit, basis, origin, paper]);

/** Standings are locked first, as whoever publishes results does, then the student. */
export const exemptionWork = workflow(contract.work, 'exemption', {
  digestOf: async (tx, id) => exemptionDigest((await exemptionById(tx, { id }))[0]!),
  before: async (tx) => void (await lockStandings(tx)),
});

/** The student's standing and what they registered follow in the transaction of the step. */
export const decided =
  (platform: Platform): Took<typeof contract.work> =>
  async (tx, { id, step, reason, user, ip }) => {
    if (step === 'grant' || step === 'withdraw') await follow(platform, tx, { ids: [id], step, reason }, { user, ip });
  };

interface Followed {
  readonly ids: readonly string[];
  readonly step: 'grant' | 'withdraw';
  readonly reason: string | null;
}

/** All are of one student. The standings are locked. */
export async function follow(
  platform: Platform,
  tx: Queryable,
  { ids, step, reason }: Followed,
  by: By,
): Promise<void> {
  const all: Found[] = [];
  for (const id of ids) all.push((await exemptionById(tx, { id }))[0]!);
  const { studentId, userId } = all[0]!;
  await lockExempting(tx, { studentId });
  await computeStandings(tx, [studentId], platform.now());
  if (step === 'withdraw')
    for (const { courseId } of all) await judgeNeeding(platform, tx, { courseId, studentIds: [studentId] }, by);
  if (!userId) return;
  const courses = all.map(({ code, unit }) => `${code} (${unit})`).join(', ');
  await notify(platform, tx, {
    userId,
    category: 'results',
    message:
      step === 'grant'
        ? `You are exempted from ${courses}, on ${all[0]!.paper}`
        : `Your exemption from ${courses} is withdrawn: ${reason}`,
    properties: {},
  });
}
