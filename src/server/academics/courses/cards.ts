import { ACADEMICS } from '#contract/academics/pages.ts';
import type { Card } from '../../kit/cards/card.ts';
import { unitLedBy } from '../../people/appointments/service.ts';
import { countTaught } from './sql/lecturers.ts';
import { departmentCourses } from './sql/resources.ts';

export const courseCards: readonly Card[] = [
  {
    name: 'untaught-courses',
    title: 'Courses without a lecturer',
    kind: 'waiting',
    page: ACADEMICS.courseAssignments,
    /** A dean is shown the courses of that faculty, and a head those of that department. */
    async read({ database }, { userId }) {
      const filters = { ...(await unitLedBy(database, userId)), taught: false, active: true };
      return { value: (await departmentCourses.list.count(database, filters as object)).total, filters };
    },
  },
  {
    name: 'taught-courses',
    title: 'Courses that you teach',
    kind: 'figure',
    page: ACADEMICS.myCourses,
    async read({ database }, { userId }) {
      const [counted] = await countTaught(database, { userId });
      return counted!.taught > 0 ? { value: counted!.taught } : null;
    },
  },
];
