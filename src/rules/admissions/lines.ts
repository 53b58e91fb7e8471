import type { Place, Ranked, Seats } from './select.ts';
import type { Pool } from './shares.ts';

/** A pool of origin, in which a candidate stands beside the merit list. */
export type OriginPool = Exclude<Pool, 'merit'>;
const ORIGIN_POOLS: readonly OriginPool[] = ['catchment', 'elds'];

export interface Standing {
  readonly pool: OriginPool;
  /** Among those of the pool whom no earlier pool has let in; of the same aggregate, the same. */
  readonly rank: number;
  readonly seats: number;
}

export interface Lines {
  /** The lowest aggregate, in 120ths, that has or may have a seat by merit; null where no seat by merit was free. */
  readonly merit: number | null;
  readonly standingsOf: (candidate: Ranked) => readonly Standing[];
}

/** Where everybody stands who waits, from a run of one quota. */
export function linesOf(places: readonly Place<Ranked>[], seats: Seats): Lines {
  const contending = places.filter(
    ({ decision }) => decision === 'in' || decision === 'tied' || decision === 'waiting',
  );
  const merit = contending.filter(({ pool }) => pool === 'merit').map(({ candidate }) => candidate.aggregate);
  const drawn = new Map(
    ORIGIN_POOLS.map((pool, index) => {
      const earlier: readonly (string | null)[] = ['merit', ...ORIGIN_POOLS.slice(0, index)];
      const own = contending.filter(
        ({ candidate: { stateId }, decision, pool: given }) =>
          stateId !== null && seats[pool].has(stateId) && !(decision === 'in' && earlier.includes(given)),
      );
      return [pool, { ids: new Set(own.map(({ candidate }) => candidate.id)), own }] as const;
    }),
  );
  return {
    merit: merit.length > 0 ? Math.min(...merit) : null,
    standingsOf: ({ id, aggregate }) =>
      ORIGIN_POOLS.flatMap((pool) => {
        const { ids, own } = drawn.get(pool)!;
        if (!ids.has(id)) return [];
        const before = own.filter((other) => other.candidate.aggregate > aggregate).length;
        return [{ pool, rank: before + 1, seats: Math.max(0, seats.pools[pool]) }];
      }),
  };
}
