import { POOLS, type Pool } from './shares.ts';

export interface Ranked {
  readonly id: string;
  /** In 120ths. */
  readonly aggregate: number;
  /** Of origin; null where it is not known. */
  readonly stateId: number | null;
  /** A person decided a tie for this candidate: it goes before the others of the same aggregate. */
  readonly isPreferred: boolean;
  /** Something does not fit or is not known, and no officer has given a word for it: no seat is offered. */
  readonly isUnclear: boolean;
}

/** `leftover` has what the pools could not fill, and takes from all, as merit does. */
export type SeatPool = Pool | 'leftover';
export const SEAT_POOLS: readonly SeatPool[] = [...POOLS, 'leftover'];

export type Decision = 'in' | 'tied' | 'waiting' | 'below' | 'unclear';

export interface Seats {
  /** That are free, in each pool and altogether: earlier runs and lists may have given some. */
  readonly pools: Readonly<Record<Pool, number>>;
  readonly free: number;
  readonly catchment: ReadonlySet<number>;
  readonly elds: ReadonlySet<number>;
  /** In 120ths. */
  readonly cutOff: number;
}

export interface Place<Candidate> {
  readonly candidate: Candidate;
  /** Among all of the department; of the same aggregate, the same. */
  readonly rank: number;
  readonly decision: Decision;
  /** Of the seat, or of the tie; null for who waits. */
  readonly pool: SeatPool | null;
}

/**
 * Each pool in turn takes its best. Where its last seats could go to several of the same aggregate they go to nobody: they are
 * tied until a person decides. A pool that a tied candidate may still come to waits for that decision, with all who may.
 */
export function select<Candidate extends Ranked>(candidates: readonly Candidate[], seats: Seats): Place<Candidate>[] {
  const ranked = [...candidates].sort(inOrder);
  const eligible = ranked.filter(({ aggregate, isUnclear }) => aggregate >= seats.cutOff && !isUnclear);
  const placed = new Map<string, { decision: 'in' | 'tied'; pool: SeatPool }>();
  const undecided = new Set<string>();
  let free = Math.max(0, seats.free);
  for (const pool of SEAT_POOLS) {
    const drawn = eligible.filter(
      (candidate) => placed.get(candidate.id)?.decision !== 'in' && belongs(candidate, pool, seats),
    );
    const open = Math.min(free, pool === 'leftover' ? free : Math.max(0, seats.pools[pool]));
    if (drawn.some(({ id }) => undecided.has(id))) {
      (open > 0 ? drawn : []).forEach(({ id }) => undecided.add(id));
      free -= Math.min(open, drawn.length);
      continue;
    }
    const { inside, tied } = cut(drawn, open);
    for (const { id } of inside) placed.set(id, { decision: 'in', pool });
    for (const { id } of tied) {
      placed.set(id, { decision: 'tied', pool });
      undecided.add(id);
    }
    free -= tied.length > 0 ? open : inside.length;
  }
  return ranked.map((candidate, index) => ({
    candidate,
    rank: rankOf(ranked, index),
    decision: candidate.aggregate < seats.cutOff ? 'below' : candidate.isUnclear ? 'unclear' : 'waiting',
    pool: null,
    ...placed.get(candidate.id),
  }));
}

/** Of the same aggregate and the same decision, the id only puts a list in order. */
const inOrder = (a: Ranked, b: Ranked) =>
  b.aggregate - a.aggregate || Number(b.isPreferred) - Number(a.isPreferred) || (a.id < b.id ? -1 : 1);

const rankOf = (ranked: readonly Ranked[], index: number): number => {
  let first = index;
  while (first > 0 && ranked[first - 1]!.aggregate === ranked[index]!.aggregate) first -= 1;
  return first + 1;
};

const belongs = ({ stateId }: Ranked, pool: SeatPool, seats: Seats): boolean =>
  pool === 'merit' || pool === 'leftover' || (stateId !== null && seats[pool].has(stateId));

const isEqual = (a: Ranked, b: Ranked) => a.aggregate === b.aggregate && a.isPreferred === b.isPreferred;

function cut<Candidate extends Ranked>(
  drawn: readonly Candidate[],
  open: number,
): { readonly inside: readonly Candidate[]; readonly tied: readonly Candidate[] } {
  const [last, next] = [drawn[open - 1], drawn[open]];
  if (!last || !next || !isEqual(last, next)) return { inside: drawn.slice(0, open), tied: [] };
  return {
    inside: drawn.slice(0, open).filter((candidate) => !isEqual(candidate, last)),
    tied: drawn.filter((candidate) => isEqual(candidate, last)),
  };
}
