import type { Job } from '#contract/kit/jobs.ts';
import { withThousands } from '#rules/money.ts';

export const isUnderWay = ({ state }: Pick<Job, 'state'>): boolean => state === 'waiting' || state === 'running';

/** How far a job is, or how it ended. */
export function jobWords({ state, done, total, error }: Pick<Job, 'state' | 'done' | 'total' | 'error'>): string {
  if (state === 'waiting') return 'Waiting for its turn';
  const rows = (count: number) => `${withThousands(count)} ${count === 1 ? 'row' : 'rows'}`;
  const all = rows(total);
  if (state === 'running') return `${withThousands(done)} of ${all}`;
  if (state === 'failed') return `Failed: ${error ?? 'something went wrong'}`;
  if (state === 'cancelled') return `Cancelled after ${withThousands(done)} of ${all}`;
  return `Done, ${rows(done)}`;
}
