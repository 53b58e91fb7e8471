import type { QuotaBoard, Run, RunChanges, RunQuota, SelectionPlace } from '#contract/admissions/selection.ts';
import { displayAggregate, type AdmissionScores, type FormulaTerms } from '#rules/admissions/aggregate.ts';
import type { Finding } from '#rules/admissions/eligibility.ts';
import { USUAL_OFFER_RULE } from '#rules/admissions/offerClock.ts';
import type { Decision, SeatPool } from '#rules/admissions/select.ts';
import { ceilingOfCollege } from '../admission-list/service.ts';
import { offerRuleOf } from '../offers/service.ts';
import { formulaOf } from '../formulas/service.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { openSession } from '../../school/sessions/service.ts';
import { inputsOf } from './inputs.ts';
import { runQuotas } from './sql/inputs.ts';
import { findRun, listRuns, waitingNow } from './sql/runs.ts';
import { snapshotOf, type RunSnapshot } from './workOut.ts';

const RUNS_SHOWN = 20;

export async function boardOf({ database }: Platform): Promise<QuotaBoard> {
  const session = await openSession(database);
  if (!session) return { session: null, formula: null, college: null, rule: USUAL_OFFER_RULE, quotas: [], runs: [] };
  const sessionId = session.id;
  const [formula, quotas, waiting, runs] = [
    await formulaOf(database, sessionId),
    await runQuotas(database, { sessionId }),
    await waitingNow(database, { sessionId }),
    await listRuns(database, { sessionId, limit: RUNS_SHOWN }),
  ];
  const [college = null] = await ceilingOfCollege(database, { sessionId });
  const left = new Map(waiting.map(({ quotaId, ...counts }) => [quotaId, counts]));
  return {
    session: session.name,
    formula: { version: formula.version, terms: formula.terms },
    college,
    rule: await offerRuleOf(database, sessionId),
    quotas: quotas.map((row) => ({
      ...snapshotOf(row),
      waiting: left.get(row.id)?.waiting ?? 0,
      tied: left.get(row.id)?.tied ?? 0,
      waitingPaused: row.waitingPaused,
    })),
    runs: runs.map(({ id, state, madeAt, madeBy, committedAt, places }) => ({
      id,
      state: state as Run['state'],
      madeAt: madeAt.toISOString(),
      madeBy,
      committedAt: committedAt?.toISOString() ?? null,
      places,
    })),
  };
}

/** @throws Problem 404 */
export async function runOf({ database, now }: Platform, runId: string, { impersonatorId }: User): Promise<Run> {
  const [row] = await findRun(database, { runId });
  if (!row) throw notFound('There is no such run');
  const terms = row.terms as FormulaTerms;
  const isCurrent =
    row.state === 'trial' &&
    (await inputsOf(database, { sessionId: row.sessionId, formulaId: row.formulaId, terms, now: now() })).digest ===
      row.inputsDigest;
  return {
    id: row.id,
    state: row.state as Run['state'],
    session: row.session,
    formula: { version: row.version, terms },
    madeAt: row.madeAt.toISOString(),
    madeBy: row.madeBy,
    committedAt: row.committedAt?.toISOString() ?? null,
    committedBy: row.committedBy,
    offerUntil: row.offerUntil,
    undoneAt: row.undoneAt?.toISOString() ?? null,
    isCurrent,
    digest: row.inputsDigest,
    changes: row.changes as RunChanges | null,
    quotas: (row.snapshot as RunSnapshot[]).map(seenBefore),
    answered: row.answered,
    unreached: row.unreached ?? 0,
    may: impersonatorId === null ? mayOfRun(row, isCurrent) : [],
  };
}

/** Runs of older versions of the portal saw less. */
const seenBefore = ({ unclear, carryingCapacity, admitted, requirement, ...quota }: RunSnapshot): RunQuota => ({
  ...quota,
  unclear: unclear ?? 0,
  carryingCapacity: carryingCapacity ?? null,
  admitted: admitted ?? quota.listed,
  requirementId: requirement?.id ?? null,
});

function mayOfRun(
  { state, snapshot, answered }: Pick<RowOf<'find-selection-run'>, 'state' | 'snapshot' | 'answered'>,
  isCurrent: boolean,
): Run['may'] {
  const quotas = snapshot as RunSnapshot[];
  const hasTie = quotas.some(({ tied }) => tied > 0);
  return [
    ...(isCurrent ? ['commit' as const] : []),
    ...(state !== 'undone' && hasTie ? ['decide' as const] : []),
    ...(state === 'trial' && quotas.some(({ unclear }) => unclear > 0) ? ['allow' as const] : []),
    ...(state === 'committed' && answered === 0 ? ['undo' as const] : []),
  ];
}

interface PlaceRow {
  readonly id: number;
  readonly regNumber: string;
  readonly fullName: string;
  readonly department: string;
  readonly rank: number;
  readonly aggregate: number;
  readonly decision: string;
  readonly pool: string | null;
  readonly stateId: number | null;
  readonly reason: string;
  readonly scores: unknown;
  readonly findings: unknown;
  readonly reach: string;
}

export const presentPlace =
  ({ lookups }: Pick<Platform, 'lookups'>) =>
  ({ aggregate, decision, pool, stateId, scores, findings, reach, ...row }: PlaceRow): SelectionPlace => ({
    ...row,
    aggregate: displayAggregate(aggregate),
    decision: decision as Decision,
    pool: pool as SeatPool | null,
    reach: reach as SelectionPlace['reach'],
    stateOfOrigin: stateId === null ? null : (lookups.nameOf('states', stateId) ?? null),
    scores: scores as AdmissionScores,
    findings: (findings as Finding[]).map((finding) => ({ ...finding })),
  });
