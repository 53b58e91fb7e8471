import { formatNaira, koboFromNaira } from '#rules/money.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { chargesOfStudent, lockMoney, useCredit, type ActedBy } from '../charges/service.ts';
import { studentInvoice } from '../invoices/service.ts';
import { INVOICE_FAILED } from '../payments/service.ts';
import { placesOf } from './sql.ts';

interface Wanted {
  readonly studentId: string;
  readonly sessionId: number;
  /** Naira, as it was shown. */
  readonly expectedTotal: number;
  readonly by: ActedBy;
}

/**
 * The invoice of what was owed of a session before the college worked with the portal, once credit is used. Whoever was no student of the
 * portal in that session has it among the invoices of their latest one.
 * @returns its id @throws Problem 409 where the total is not what was shown, 422 where nothing is owed
 */
export const makeOpeningInvoice = (
  platform: Platform,
  { studentId, sessionId, expectedTotal, by }: Wanted,
): Promise<string> =>
  studentInvoice(
    platform,
    async (tx) => {
      await lockMoney(tx, { studentId });
      await useCredit(platform, tx, { studentId, at: platform.now(), actor: by.actor });
      const charges = (await chargesOfStudent(tx, studentId)).filter(
        (each) => each.purpose === 'arrears' && each.sessionId === sessionId && each.dueKobo > 0,
      );
      const [first] = charges;
      if (!first) throw new Problem(422, 'You owe nothing of that session', { title: INVOICE_FAILED });
      const dueKobo = charges.reduce((sum, each) => sum + each.dueKobo, 0);
      if (koboFromNaira(expectedTotal) !== dueKobo)
        throw new Problem(409, `You owe ${formatNaira(dueKobo)} now. Please look at it again`, {
          title: INVOICE_FAILED,
        });
      const places = await placesOf(tx, { studentId });
      const place = places.find((each) => each.sessionId === sessionId) ?? places[0]!;
      return {
        studentId,
        sessionId: place.sessionId,
        purpose: 'arrears',
        occasion: `opening ${sessionId}`,
        description: `Balance of ${first.session}`,
        charges: charges.map(({ id, dueKobo: amountKobo }) => ({ chargeId: id, amountKobo })),
      };
    },
    by,
  );
