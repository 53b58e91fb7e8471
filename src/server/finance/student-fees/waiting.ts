import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { formatNaira } from '#rules/money.ts';
import type { Waiting } from '../../kit/waiting/waiting.ts';
import { SCHOOL, sessionsOf } from './service.ts';
import { invoicesOf } from './sql.ts';

/** What is next to pay of each session; where an invoice is made already, the invoice waits in its place. */
export const schoolFeesDue: Waiting = {
  name: 'school-fees-due',
  page: OWN_FINANCE.school,
  async read(platform, caller, student) {
    if (!student) return [];
    const invoices = await invoicesOf(platform.database, { studentId: student.id, code: null });
    const invoiced = new Set(
      invoices
        .filter(({ purpose, paidAt, voidAt }) => SCHOOL.includes(purpose) && paidAt === null && voidAt === null)
        .map(({ sessionId }) => sessionId),
    );
    const { sessions } = await sessionsOf(platform, caller);
    return sessions.flatMap(({ sessionId, session, dueKobo, next }) =>
      dueKobo === 0 || invoiced.has(sessionId)
        ? []
        : [
            {
              what: `Pay your school fees of ${session}`,
              detail: next ? `${formatNaira(next.dueKobo)} of ${formatNaira(dueKobo)}` : formatNaira(dueKobo),
              due: next?.dueOn ?? null,
            },
          ],
    );
  },
};
