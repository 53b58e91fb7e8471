import type { FeePurpose } from '#contract/finance/student-fees.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { entryPlaceOf, ownStudentId, positionIn, type Place } from '../student-fees/service.ts';

export interface PaidFees {
  readonly studentId: string;
  readonly place: Place;
  /** Nothing of it is due. */
  readonly isPaid: boolean;
  /** The college asks for none. */
  readonly isNone: boolean;
  /** What was paid of each, and what a scholarship or a waiver took. */
  readonly lines: readonly { readonly name: string; readonly kobo: number; readonly awardedKobo: number }[];
}

/** Of the session in which a student entered; of sundry fees what nobody chooses. */
export async function paidFeesOf(db: Queryable, userId: string, purpose: FeePurpose): Promise<PaidFees> {
  const studentId = await ownStudentId(db, userId);
  const place = await entryPlaceOf(db, studentId);
  const { bare, offered } = await positionIn(db, studentId, place, purpose);
  const lines = bare.lines.filter(({ feeId }) => purpose !== 'sundry' || !offered.has(feeId));
  return {
    studentId,
    place,
    isPaid: lines.every(({ dueKobo }) => dueKobo === 0),
    isNone: lines.length === 0,
    lines: lines
      .map(({ name, paidKobo, awardedKobo }) => ({ name, kobo: paidKobo, awardedKobo }))
      .filter(({ kobo, awardedKobo }) => kobo + awardedKobo > 0),
  };
}
