import {
  aggregateOf,
  displayAggregate,
  inParts,
  type AdmissionScores,
  type FormulaTerms,
} from '#rules/admissions/aggregate.ts';
import type { Doubt } from '#rules/admissions/doubts.ts';
import { select, SEAT_POOLS, type Place, type Ranked, type SeatPool, type Seats } from '#rules/admissions/select.ts';
import { seatsByPool, type Pool } from '#rules/admissions/shares.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { Lookups } from '../../platform/lookups/lookups.ts';
import { clarityOf } from './requirements.ts';
import { reasonFor } from './reasons.ts';
import type { runCandidates, runQuotas } from './sql/inputs.ts';
import { eldsStateIds, stateIds } from './states.ts';

type QuotaRow = Row<typeof runQuotas.columns>;
type CandidateRow = Row<typeof runCandidates.columns>;
export type ByPool = Readonly<Record<SeatPool, number>>;

export interface QuotaSnapshot {
  readonly quotaId: number;
  readonly departmentId: number;
  readonly department: string;
  readonly programme: string;
  readonly seats: number;
  readonly cutOff: number;
  /** Seats that uploaded lists have given: the pools share the others. */
  readonly listed: number;
  readonly shares: Readonly<Record<Pool, number>>;
  readonly held: ByPool;
}

export interface RunSnapshot extends QuotaSnapshot {
  readonly taken: ByPool;
  readonly tied: number;
  readonly waiting: number;
  readonly below: number;
  readonly unclear: number;
  /** In 120ths. */
  readonly lowest: number | null;
}

interface Candidate extends Ranked {
  /** Those that an officer's word covers too. */
  readonly doubts: readonly Doubt[];
  readonly scores: AdmissionScores;
}

export interface PlaceRow {
  readonly quotaId: number;
  readonly regNumber: string;
  readonly rank: number;
  readonly aggregate: number;
  readonly scores: AdmissionScores;
  readonly decision: Place<Candidate>['decision'];
  readonly pool: SeatPool | null;
  readonly reason: string;
  readonly doubts: readonly Doubt[];
}

export function snapshotOf({
  id,
  department_id,
  department,
  programme,
  seats,
  cut_off,
  held,
  ...row
}: QuotaRow): QuotaSnapshot {
  const { listed = 0, ...given } = held as Partial<ByPool> & { readonly listed?: number };
  return {
    quotaId: id,
    departmentId: department_id,
    department,
    programme,
    seats,
    cutOff: cut_off,
    listed,
    shares: seatsByPool(Math.max(0, seats - listed), {
      merit: row.merit_share,
      catchment: row.catchment_share,
      elds: row.elds_share,
    }),
    held: byPool((pool) => given[pool] ?? 0),
  };
}

/** Everything about a run but who made it: from the same rows always the same. */
export function workOut(
  lookups: Pick<Lookups, 'list'>,
  terms: FormulaTerms,
  quotas: readonly QuotaRow[],
  candidates: readonly CandidateRow[],
): { readonly snapshot: RunSnapshot[]; readonly places: PlaceRow[] } {
  const elds = eldsStateIds(lookups);
  const byQuota = Map.groupBy(candidates, ({ quota_id }) => quota_id);
  const each = quotas.map((quota) => {
    const before = snapshotOf(quota);
    const seats = seatsOf(before, stateIds(lookups, quota.catchment_states), elds);
    const places = select(
      (byQuota.get(quota.id) ?? []).map((row) => candidateOf(terms, quota.department_id, row)),
      seats,
    );
    return { snapshot: { ...before, ...countsOf(places) }, places: places.map((place) => rowOf(before, place)) };
  });
  return { snapshot: each.map(({ snapshot }) => snapshot), places: each.flatMap(({ places }) => places) };
}

function candidateOf(terms: FormulaTerms, departmentId: number, row: CandidateRow): Candidate {
  const { registration_number, utme_score, putme_score, o_level_points, state_id, preferred_at } = row;
  const scores = { utme: utme_score, putme: putme_score, olevel: o_level_points };
  const aggregate = aggregateOf(terms, scores);
  return {
    id: registration_number,
    aggregate,
    stateId: state_id,
    ...clarityOf(departmentId, row),
    isPreferred: (preferred_at as readonly number[]).includes(aggregate),
    scores,
  };
}

const seatsOf = (
  { seats, listed, shares, held, cutOff }: QuotaSnapshot,
  catchment: ReadonlySet<number>,
  elds: ReadonlySet<number>,
): Seats => ({
  pools: {
    merit: shares.merit - held.merit,
    catchment: shares.catchment - held.catchment,
    elds: shares.elds - held.elds,
  },
  free: seats - listed - SEAT_POOLS.reduce((sum, pool) => sum + held[pool], 0),
  catchment,
  elds,
  cutOff: inParts(cutOff),
});

function countsOf(
  places: readonly Place<Candidate>[],
): Pick<RunSnapshot, 'taken' | 'tied' | 'waiting' | 'below' | 'unclear' | 'lowest'> {
  const of = (decision: Place<Candidate>['decision']) => places.filter((place) => place.decision === decision);
  const inside = of('in');
  const merit = inside.filter(({ pool }) => pool === 'merit').map(({ candidate }) => candidate.aggregate);
  return {
    taken: byPool((pool) => inside.filter((place) => place.pool === pool).length),
    tied: of('tied').length,
    waiting: of('waiting').length,
    below: of('below').length,
    unclear: of('unclear').length,
    lowest: merit.length > 0 ? Math.min(...merit) : null,
  };
}

const rowOf = (quota: QuotaSnapshot, place: Place<Candidate>): PlaceRow => {
  const {
    candidate: { id, aggregate, scores, doubts },
    rank,
    decision,
    pool,
  } = place;
  return {
    quotaId: quota.quotaId,
    regNumber: id,
    rank,
    aggregate,
    scores,
    decision,
    pool,
    doubts,
    reason: reasonFor(place, doubts, { seats: quota.seats, cutOff: displayAggregate(inParts(quota.cutOff)) }),
  };
};

const byPool = (count: (pool: SeatPool) => number): ByPool =>
  Object.fromEntries(SEAT_POOLS.map((pool) => [pool, count(pool)])) as ByPool;
