import type { Reconciliation } from '#contract/finance/reconciliation.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';

export const presentNight = ({
  periodFrom,
  periodTo,
  startedAt,
  finishedAt,
  ...rest
}: RowOf<'find-reconciliation'>): Reconciliation => ({
  ...rest,
  periodFrom: periodFrom.toISOString(),
  periodTo: periodTo.toISOString(),
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});
