import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import type { Plan, setPlan } from '#contract/finance/plans.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import type { LateStep } from '#rules/finance/late.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { stale } from '../../kit/revision/stale.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { lockPlan, planList, planOf, writePart } from './sql.ts';

const FAILED = 'Not saved!';

type Answers = SectionAnswersById['forms/instalment-plan'];
type PlanRow = Omit<Plan, 'late'>;

export const presentPlan = (row: PlanRow): Plan => ({ ...row, late: stepsOf(row).map(stepWords).join('; ') || null });

const stepWords = ({ afterDays, percent }: LateStep): string =>
  `${percent} % ${afterDays === 0 ? 'at once' : `after ${afterDays} days`}`;

const stepsOf = (plan: Pick<PlanRow, 'lateAfterDays' | 'latePercent' | 'laterAfterDays' | 'laterPercent'>) =>
  [
    [plan.lateAfterDays, plan.latePercent],
    [plan.laterAfterDays, plan.laterPercent],
  ].flatMap(([afterDays, percent]) =>
    typeof afterDays === 'number' && typeof percent === 'number' ? [{ afterDays, percent }] : [],
  );

export async function planNamed({ database }: Platform, id: number): Promise<Plan> {
  const row = await planList.find(database, id);
  if (!row) throw notFound('There is no such plan');
  return presentPlan(row);
}

/** @throws Problem 409 where it was changed since that revision, or is set already and none is named */
export async function set(
  platform: Platform,
  { answers, revision }: Body<typeof setPlan>,
  { user, ip }: By,
): Promise<{ id: number }> {
  const typed = judgeForm(platform, 'instalment-plan', answers, FAILED);
  requireOrder(typed);
  const { sessionId, studentTypeId, fullDueOn = null, firstPercent, firstDueOn = null, secondDueOn = null } = typed;
  const of = { sessionId, studentTypeId };
  return platform.database.transaction(async (tx) => {
    await lockPlan(tx, of);
    const [stands] = await planOf(tx, of);
    if (stands && revision === undefined)
      throw new Problem(
        409,
        'The instalments of this session and student type are set already. Open them to change them',
        {
          title: FAILED,
        },
      );
    if (stands?.revision !== revision) throw await stale(tx, 'instalment_plan', stands?.id ?? 0);
    const before = stands ? await planList.find(tx, stands.id) : undefined;
    const steps = stepsOf({ ...NO_STEPS, ...typed });
    const isDivided = firstPercent !== undefined;
    const [made] = await writePart(tx, { ...of, part: 'Full', percent: 100, dueOn: fullDueOn, active: true, steps });
    if (isDivided || before?.firstPercent) {
      const first = firstPercent ?? before!.firstPercent!;
      const part = { ...of, active: isDivided, steps };
      await writePart(tx, { ...part, part: 'FirstInstallment', percent: first, dueOn: firstDueOn });
      await writePart(tx, { ...part, part: 'SecondInstallment', percent: 100 - first, dueOn: secondDueOn });
    }
    await writeAudit(tx, {
      at: platform.now(),
      actor: actorOf(user),
      action: 'instalments-set',
      subjectKind: 'instalment_plan',
      subjectId: String(made!.id),
      detail: { before: before ?? null, after: { ...typed } },
      ip,
    });
    return { id: made!.id };
  });
}

const NO_STEPS = { lateAfterDays: null, latePercent: null, laterAfterDays: null, laterPercent: null };

function requireOrder(plan: Answers): void {
  const { firstPercent, firstDueOn, secondDueOn, lateAfterDays, latePercent, laterAfterDays, laterPercent } = plan;
  if (firstPercent === undefined && (firstDueOn ?? secondDueOn) !== undefined)
    throw mistakeAt('/firstPercent', 'please enter the share of the first instalment', FAILED);
  if (firstDueOn !== undefined && secondDueOn !== undefined && secondDueOn <= firstDueOn)
    throw mistakeAt('/secondDueOn', 'please enter a day after that of the first instalment', FAILED);
  if ((lateAfterDays === undefined) !== (latePercent === undefined))
    throw mistakeAt(latePercent === undefined ? '/latePercent' : '/lateAfterDays', 'please enter this too', FAILED);
  if ((laterAfterDays === undefined) !== (laterPercent === undefined))
    throw mistakeAt(laterPercent === undefined ? '/laterPercent' : '/laterAfterDays', 'please enter this too', FAILED);
  if (laterAfterDays !== undefined && (lateAfterDays === undefined || laterAfterDays <= lateAfterDays))
    throw mistakeAt('/laterAfterDays', 'please enter more days than for the first step', FAILED);
}
