import { aggregateOf } from '#rules/admissions/aggregate.ts';
import { normaliseJambNumber } from '#rules/jambNumber.ts';
import type { Formula } from '../formulas/service.ts';
import type { Entry, ReadRow } from './importing.ts';

export interface PutmeRow {
  readonly registrationNumber?: string | number | null;
  readonly putmeScore?: string | number | null;
}

interface Scored extends Entry {
  readonly putmeScore: number;
}

export interface PutmeResult extends Scored {
  /** In 120ths. */
  readonly aggregate: number;
  readonly formulaId: number;
}

export interface OtherScores {
  readonly utmeScore: number;
  readonly oLevelPoints: number;
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

export function settled(
  scored: Scored,
  others: OtherScores | undefined,
  { id, terms }: Pick<Formula, 'id' | 'terms'>,
): ReadRow<PutmeResult> {
  if (!others)
    return {
      errors: [{ column: 'registrationNumber', message: `${scored.registrationNumber} is not on the UTME list` }],
    };
  const aggregate = aggregateOf(terms, {
    utme: others.utmeScore,
    putme: scored.putmeScore,
    olevel: others.oLevelPoints,
  });
  return { entry: { ...scored, aggregate, formulaId: id } };
}
