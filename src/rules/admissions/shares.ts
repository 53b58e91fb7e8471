/** What seats are given by, in this order: to the best of all, of the catchment states, of the educationally less developed states. */
export const POOLS = ['merit', 'catchment', 'elds'] as const;
export type Pool = (typeof POOLS)[number];

/** Percentages that make 100. */
export type Shares = Readonly<Record<Pool, number>>;

export const USUAL_SHARES: Shares = { merit: 45, catchment: 35, elds: 20 };

/** By largest remainder: 47 seats by 45/35/20 are 21.15, 16.45 and 9.40, so 21, 17 and 9. Of equal remainders the pool that comes first has the seat. */
export function seatsByPool(seats: number, shares: Shares): Readonly<Record<Pool, number>> {
  const exact = POOLS.map((pool) => ({
    pool,
    whole: Math.floor((seats * shares[pool]) / 100),
    rest: (seats * shares[pool]) % 100,
  }));
  const left = seats - exact.reduce((sum, { whole }) => sum + whole, 0);
  const rounded = new Set(
    [...exact]
      .sort((a, b) => b.rest - a.rest)
      .slice(0, left)
      .map(({ pool }) => pool),
  );
  return Object.fromEntries(exact.map(({ pool, whole }) => [pool, whole + (rounded.has(pool) ? 1 : 0)])) as Record<
    Pool,
    number
  >;
}
