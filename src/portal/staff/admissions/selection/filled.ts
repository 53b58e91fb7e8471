import type { QuotaBoard } from '#contract/admissions/selection.ts';
import { SEAT_POOLS } from '#rules/admissions/select.ts';
import type { Pool } from '#rules/admissions/shares.ts';

type Filled = Pick<QuotaBoard['quotas'][number], 'listed' | 'held' | 'shares'>;

export const filledOf = ({ listed, held }: Filled): number =>
  listed + SEAT_POOLS.reduce((sum, pool) => sum + held[pool], 0);

export const heldIn = ({ held, shares }: Filled, pool: Pool): string => `${held[pool]} of ${shares[pool]}`;
