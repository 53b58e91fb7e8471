import { ACADEMICS } from '#contract/academics/pages.ts';
import { SHEET } from '#contract/academics/states.ts';
import { andMore } from '#rules/text/andMore.ts';
import type { Waiting } from '../../kit/waiting/waiting.ts';
import { amendmentsFor } from './amendments.ts';
import { resitsWaitingFor } from './resitSheets.ts';
import { resultSheetList } from './sql/lists.ts';

/** So many are named, those that wait longest. */
const NAMED = 3;

/** Sheets whose next step is the caller's: of a department, a faculty, senate or the registry. One alone opens at once. */
export const sheetsToDecide: Waiting = {
  name: 'sheets-to-decide',
  page: ACADEMICS.sheets,
  async read({ database }, caller) {
    const filters = { mine: true };
    const { rows, metadata } = await resultSheetList.page(database, { ...filters, pageSize: NAMED }, caller);
    const count = metadata.totalCount;
    const [first] = rows;
    if (!first) return [];
    const act = first.state === SHEET['senate-approved'] ? 'Publish' : 'Approve';
    if (count === 1)
      return [
        {
          what: `${act} the sheet of ${first.code}`,
          detail: waited(first.department, first.days),
          page: ACADEMICS.decideSheet,
          filters: { course: first.departmentCourseId, session: first.sessionId },
        },
      ];
    return [
      {
        what: `${act} ${count} result sheets`,
        detail: andMore(
          rows.map(({ code }) => code),
          count,
        ),
        filters,
      },
    ];
  },
};

const waited = (department: string, days: number): string =>
  days < 1 ? department : `${department}, waiting for ${days === 1 ? '1 day' : `${days} days`}`;

/** Amended scores whose next step is the caller's. */
export const amendmentsToDecide: Waiting = {
  name: 'amendments-to-decide',
  page: ACADEMICS.amendments,
  async read(platform, caller) {
    const own = (await amendmentsFor(platform, caller)).filter(({ step }) => step !== null);
    const [first] = own;
    if (!first) return [];
    const act = own.every(({ step }) => step === 'publish') ? 'Publish' : 'Decide on';
    if (own.length === 1)
      return [{ what: `${act} the amendment of ${first.course}`, detail: `${first.name}, ${first.number}` }];
    const courses = [...new Set(own.map(({ course }) => course))];
    return [{ what: `${act} ${own.length} amendments`, detail: andMore(courses.slice(0, NAMED), courses.length) }];
  },
};

/** Resits whose next step is the caller's, the lecturer's submission too. */
export const resitsToDecide: Waiting = {
  name: 'resits-to-decide',
  page: ACADEMICS.resits,
  async read(platform, caller) {
    const codes = await resitsWaitingFor(platform, caller);
    return codes.length === 0
      ? []
      : [{ what: 'Take the next step of resits', detail: andMore(codes.slice(0, NAMED), codes.length) }];
  },
};
