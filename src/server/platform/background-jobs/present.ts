import type { Job } from '#contract/kit/jobs.ts';
import type { RowOf } from '../database/describedSql.ts';

export const presentJob = ({
  createdAt,
  finishedAt,
  isSeen,
  state,
  result: _,
  ...job
}: RowOf<'find-background-job'>): Job => ({
  ...job,
  state: state as Job['state'],
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  isSeen,
});
