import { aggregateOf, inParts, type AdmissionScores, type FormulaTerms } from '#rules/admissions/aggregate.ts';
import type { Doubt, Finding } from '#rules/admissions/eligibility.ts';
import { linesOf, type Lines } from '#rules/admissions/lines.ts';
import { select, SEAT_POOLS, type Place, type Ranked, type SeatPool, type Seats } from '#rules/admissions/select.ts';
import { seatsByPool, type Pool } from '#rules/admissions/shares.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Lookups } from '../../platform/lookups/lookups.ts';
import { requirementKey, type InForceRequirement } from '../requirements/service.ts';
import type { Inputs } from './inputs.ts';
import { clarityOf, type Clarity } from './judging.ts';
import { reasonFor } from './reasons.ts';
import { eldsStateIds, stateIds } from './states.ts';

type QuotaRow = RowOf<'selection-quotas'>;
type CandidateRow = RowOf<'selection-candidates'>;
export type ByPool = Readonly<Record<SeatPool, number>>;

export interface QuotaSnapshot {
  readonly quotaId: number;
  readonly departmentId: number;
  readonly department: string;
  readonly programme: string;
  readonly seats: number;
  /** What the regulator allows, Direct Entry included; null where nothing is said. */
  readonly carryingCapacity: number | null;
  /** Who holds a place, at whatever level. */
  readonly admitted: number;
  readonly cutOff: number;
  /** Seats that uploaded lists have given: the pools share the others. */
  readonly listed: number;
  readonly shares: Readonly<Record<Pool, number>>;
  readonly held: ByPool;
}

export interface RunSnapshot extends QuotaSnapshot {
  /** By which candidates were judged, at its revision; null where none is known. */
  readonly requirement: Pick<InForceRequirement, 'id' | 'revision'> | null;
  readonly taken: ByPool;
  readonly tied: number;
  readonly waiting: number;
  readonly below: number;
  readonly unclear: number;
  /** In 120ths. */
  readonly lowest: number | null;
}

interface Candidate extends Ranked {
  readonly findings: readonly Finding[];
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
  readonly findings: readonly Finding[];
  readonly doubts: readonly Doubt[];
}

export function snapshotOf({
  id,
  departmentId,
  department,
  programme,
  seats,
  carryingCapacity,
  admitted,
  cutOff,
  held,
  ...row
}: QuotaRow): QuotaSnapshot {
  const { listed = 0, ...given } = held as Partial<ByPool> & { readonly listed?: number };
  return {
    quotaId: id,
    departmentId,
    department,
    programme,
    seats,
    carryingCapacity,
    admitted,
    cutOff,
    listed,
    shares: seatsByPool(Math.max(0, seats - listed), {
      merit: row.meritShare,
      catchment: row.catchmentShare,
      elds: row.eldsShare,
    }),
    held: byPool((pool) => given[pool] ?? 0),
  };
}

/** Everything about a run but who made it: from the same rows always the same. */
export function workOut(
  lookups: Pick<Lookups, 'list'>,
  terms: FormulaTerms,
  { quotas, candidates, requirements }: Omit<Inputs, 'digest'>,
): { readonly snapshot: RunSnapshot[]; readonly places: PlaceRow[] } {
  const elds = eldsStateIds(lookups);
  const byQuota = Map.groupBy(candidates, ({ quotaId }) => quotaId);
  const each = quotas.map((quota) => {
    const before = snapshotOf(quota);
    const seats = seatsOf(before, stateIds(lookups, quota.catchmentStates), elds);
    const requirement = requirements.get(requirementKey(quota.departmentId, quota.programmeId));
    const places = select(
      (byQuota.get(quota.id) ?? []).map((row) => ({
        ...candidateOf(terms, row),
        ...clarityOf(row, requirement, quota.session),
      })),
      seats,
    );
    const lines = linesOf(places, seats);
    const judgedBy = requirement ? { id: requirement.id, revision: requirement.revision } : null;
    return {
      snapshot: { ...before, requirement: judgedBy, ...countsOf(places) },
      places: places.map((place) => rowOf(before, lines, place)),
    };
  });
  return { snapshot: each.map(({ snapshot }) => snapshot), places: each.flatMap(({ places }) => places) };
}

function candidateOf(terms: FormulaTerms, row: CandidateRow): Omit<Candidate, keyof Clarity> {
  const { registrationNumber, utmeScore, putmeScore, oLevelPoints, stateId, preferredAt } = row;
  const scores = { utme: utmeScore, putme: putmeScore, olevel: oLevelPoints };
  const aggregate = aggregateOf(terms, scores);
  return {
    id: registrationNumber,
    aggregate,
    stateId,
    isPreferred: (preferredAt as readonly number[]).includes(aggregate),
    scores,
  };
}

/** That are free, by the quota's shares and by what the regulator allows. */
export const seatsOf = (
  { seats, carryingCapacity, admitted, listed, shares, held, cutOff }: QuotaSnapshot,
  catchment: ReadonlySet<number>,
  elds: ReadonlySet<number>,
): Seats => ({
  pools: {
    merit: shares.merit - held.merit,
    catchment: shares.catchment - held.catchment,
    elds: shares.elds - held.elds,
  },
  free: Math.min(
    seats - listed - SEAT_POOLS.reduce((sum, pool) => sum + held[pool], 0),
    (carryingCapacity ?? Infinity) - admitted,
  ),
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

const rowOf = (quota: QuotaSnapshot, lines: Lines, place: Place<Candidate>): PlaceRow => {
  const {
    candidate: { id, aggregate, scores, findings, doubts },
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
    findings,
    doubts,
    reason: reasonFor(place, { findings, lines, cutOff: inParts(quota.cutOff) }),
  };
};

const byPool = (count: (pool: SeatPool) => number): ByPool =>
  Object.fromEntries(SEAT_POOLS.map((pool) => [pool, count(pool)])) as ByPool;
