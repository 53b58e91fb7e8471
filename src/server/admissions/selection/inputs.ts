import type { FormulaTerms } from '#rules/admissions/aggregate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { gradePointsFor } from '../formulas/service.ts';
import { requirementsOn, type RequirementsInForce } from '../requirements/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import { runCandidates, runQuotas } from './sql/inputs.ts';

/** Of what a run is worked out. */
export interface Inputs {
  readonly quotas: readonly RowOf<'selection-quotas'>[];
  readonly candidates: readonly RowOf<'selection-candidates'>[];
  readonly requirements: RequirementsInForce;
  /** Of all that decides: two runs with the same digest are the same. */
  readonly digest: string;
}

interface Asked {
  readonly sessionId: number;
  readonly formulaId: number;
  readonly terms: FormulaTerms;
  readonly now: Date;
}

/** As they are now, with the requirements that are in force on the day. */
export async function inputsOf(db: Queryable, { sessionId, formulaId, terms, now }: Asked): Promise<Inputs> {
  const quotas = await runQuotas(db, { sessionId });
  const candidates = await runCandidates(db, { sessionId, gradePoints: gradePointsFor(terms) });
  const requirements = await requirementsOn(db, lagosDay(now));
  const deciding = quotas.map(({ countsFrom: _, waitingPaused: __, ...quota }) => quota);
  return { quotas, candidates, requirements, digest: jsonHash([formulaId, deciding, candidates, [...requirements]]) };
}
