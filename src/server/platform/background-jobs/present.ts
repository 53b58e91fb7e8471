import type { Job } from '#contract/kit/jobs.ts';
import type { Row } from '../database/statement.ts';
import type { findJob } from './sql.ts';

export const presentJob = ({
  created_at,
  finished_at,
  is_seen,
  state,
  result: _,
  ...job
}: Row<typeof findJob.columns>): Job => ({
  ...job,
  state: state as Job['state'],
  createdAt: created_at.toISOString(),
  finishedAt: finished_at?.toISOString() ?? null,
  isSeen: is_seen,
});
