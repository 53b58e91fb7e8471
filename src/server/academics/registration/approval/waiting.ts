import { ACADEMICS } from '#contract/academics/pages.ts';
import { REGISTRATION } from '#contract/academics/states.ts';
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Waiting } from '../../../kit/waiting/waiting.ts';
import { approvalList } from './lists.ts';
import { submittedTerms } from './sql.ts';

/** By semester: those of an adviser's level, and a head's where a level has no adviser. The last day is that for registering. */
export const registrationsToDecide: Waiting = {
  name: 'registrations-to-decide',
  page: ACADEMICS.approveCourses,
  async read({ database, now }, caller) {
    const terms = await submittedTerms(database, { today: lagosDay(now()) });
    const read = await Promise.all(
      terms.map(async ({ sessionId, semesterId, term, closesOn }) => {
        const filters = { state: REGISTRATION.submitted, mine: true, sessionId, semesterId, sort: 'submittedAt' };
        const { rows, metadata } = await approvalList.page(database, { ...filters, pageSize: 1 }, caller);
        return { filters, term, due: closesOn, count: metadata.totalCount, since: rows[0]?.submittedAt };
      }),
    );
    return read
      .filter(({ count }) => count > 0)
      .map(({ filters, term, due, count, since }) => ({
        what: `Approve ${count} ${count === 1 ? 'registration' : 'registrations'}: ${term}`,
        detail: since ? `The first has waited since ${displayDate(lagosDay(since))}` : null,
        due,
        filters,
      }));
  },
};
