import type { Reconciliation } from '#contract/finance/reconciliation.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { findNight } from './sql/lists.ts';

export const presentNight = ({
  periodFrom,
  periodTo,
  startedAt,
  finishedAt,
  ...rest
}: Row<typeof findNight.columns>): Reconciliation => ({
  ...rest,
  periodFrom: periodFrom.toISOString(),
  periodTo: periodTo.toISOString(),
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});
