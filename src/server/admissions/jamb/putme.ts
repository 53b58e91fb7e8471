import { AGGREGATE_FORMULAS, isAggregateFormula } from '#rules/aggregate.ts';
import { normaliseJambNumber } from '#rules/jambNumber.ts';
import type { Entry, ReadRow } from './importing.ts';

export interface PutmeRow {
  readonly registrationNumber?: string | number | null;
  readonly putmeScore?: string | number | null;
}

interface Scored extends Entry {
  readonly putmeScore: number;
}

export interface PutmeResult extends Scored {
  readonly aggregateScore: number;
  readonly formula: string;
}

export function readResult(row: PutmeRow): ReadRow<Scored> {
  const registrationNumber = normaliseJambNumber(String(row.registrationNumber ?? ''));
  const text = String(row.putmeScore ?? '').trim();
  const putmeScore = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  const errors = [
    ...(registrationNumber ? [] : [{ column: 'registrationNumber', message: 'invalid JAMB registration number' }]),
    ...(putmeScore <= 100 ? [] : [{ column: 'putmeScore', message: 'a score is a whole number from 0 to 100' }]),
  ];
  return errors.length > 0 ? { errors } : { entry: { registrationNumber: registrationNumber!, putmeScore } };
}

/** @throws Error for an unknown formula: the college sets a session's, so it is no row's mistake */
export function settled(scored: Scored, utmeScore: number | undefined, formula: string): ReadRow<PutmeResult> {
  if (!isAggregateFormula(formula)) throw new Error(`No aggregate formula is called '${formula}'`);
  if (utmeScore === undefined) return { errors: [{ column: 'registrationNumber', message: `${scored.registrationNumber} is not on the UTME list` }] };
  return { entry: { ...scored, aggregateScore: AGGREGATE_FORMULAS[formula]({ utmeScore, putmeScore: scored.putmeScore }), formula } };
}
