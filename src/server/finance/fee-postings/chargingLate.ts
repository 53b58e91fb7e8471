import { isOwedUnasked, pricedLines } from '#rules/finance/pricing.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { chargesOfStudent, chargeStudents, priceable, ruleBookOf, ruledBy, useCredit } from '../charges/service.ts';

const PURPOSES = ['school', 'sundry', 'development'];
const ACTOR = 'system:late-fees';

/**
 * Whoever came after the fees of the session were posted for everybody is charged what is owed unasked, by the fees of now. Lock the
 * student's money first.
 */
export async function chargeLatecomer(
  platform: Pick<Platform, 'now' | 'reactions'>,
  tx: Queryable,
  studentId: string,
  late: readonly RowOf<'sessions-charged-late'>[],
): Promise<void> {
  const by = { at: platform.now(), actor: ACTOR };
  for (const place of late)
    for (const purpose of PURPOSES.filter((each) => isOwedUnasked(each, place.isOfEntry))) {
      const { sessionId, studentTypeId } = place;
      const ruled = ruledBy(await ruleBookOf(tx, purpose, { sessionId, studentTypeId }), factsOf(place));
      const charges = (await chargesOfStudent(tx, studentId)).map(priceable);
      const lines = pricedLines({ purpose, sessionId }, ruled, charges)
        .filter(({ chargeId, feeId }) => chargeId === undefined && !ruled.offered.has(feeId))
        .map((line) => ({ ...line, studentId }));
      await chargeStudents(tx, { sessionId, purpose, lines }, by);
    }
  if (late.length > 0) await useCredit(platform, tx, { studentId, ...by });
}

const factsOf = (place: RowOf<'sessions-charged-late'>) => ({
  programmeId: place.programmeId,
  departmentId: place.departmentId,
  levelId: place.levelId,
  entrySessionId: place.entrySessionId,
  isIndigene: place.isIndigene,
  tags: place.tags as readonly string[],
  genderId: place.genderId,
});
