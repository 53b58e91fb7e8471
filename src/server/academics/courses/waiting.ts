import { ACADEMICS } from '#contract/academics/pages.ts';
import { SHEET } from '#contract/academics/states.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { beginningOf } from '#rules/text/beginningOf.ts';
import { counted } from '#rules/text/counted.ts';
import type { Waiting, WaitingItem } from '../../kit/waiting/waiting.ts';
import { lecturerCourseList } from './sql/lecturers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than anybody teaches. */
const SIZE = 100;
const NOTE_LENGTH = 90;

type Row = Awaited<ReturnType<typeof lecturerCourseList.page>>['rows'][number];

/** Sheets that are with their lecturer, in the numbers of 'My courses'; the last day is that for scores. */
export const sheetsToFill: Waiting = {
  name: 'sheets-to-fill',
  page: ACADEMICS.myCourses,
  async read({ database, now }, caller) {
    if (!caller.claims.has('marks')) return [];
    const { rows } = await lecturerCourseList.page(database, { pageSize: SIZE }, caller);
    return rows.filter(isTheirs).map((row): WaitingItem => ({
      ...taskOf(row),
      due: row.daysLeft === null ? null : lagosDay(new Date(now().getTime() + row.daysLeft * DAY_MS)),
      filters: { course: row.id, session: row.sessionId! },
    }));
  },
};

/** A course that nobody is registered for has nothing to fill. */
const isTheirs = ({ state, sessionId, students, unplaced }: Row): boolean =>
  state === SHEET.open && sessionId !== null && students + unplaced > 0;

function taskOf({ code, returned, missing, unplaced, students }: Row): Pick<WaitingItem, 'what' | 'detail' | 'page'> {
  const left = [
    ...(missing > 0 ? [`${missing} of ${counted(students, 'student')} without a score`] : []),
    ...(unplaced > 0 ? [`${counted(unplaced, 'score')} to place`] : []),
  ].join(', ');
  if (returned !== null)
    return {
      what: `Correct the sheet of ${code}`,
      detail: [`Returned: ${beginningOf(returned, NOTE_LENGTH)}`, left].filter(Boolean).join('. '),
      page: ACADEMICS.scores,
    };
  if (missing > 0) return { what: `Enter the scores of ${code}`, detail: left, page: ACADEMICS.scores };
  if (unplaced > 0) return { what: `Place the scores of ${code}`, detail: left, page: ACADEMICS.scores };
  return { what: `Submit the sheet of ${code}`, detail: 'Every student has a score or a code', page: ACADEMICS.sheet };
}
