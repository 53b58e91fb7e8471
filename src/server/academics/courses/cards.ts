import { ACADEMICS } from '#contract/academics/pages.ts';
import type { Card } from '../../kit/cards/card.ts';
import { departmentsLedBy } from '../../people/appointments/service.ts';
import { countTaught } from './sql/lecturers.ts';
import { countUntaught } from './sql/resources.ts';

export const courseCards: readonly Card[] = [
  {
    name: 'untaught-courses',
    title: 'Courses without a lecturer',
    kind: 'waiting',
    page: ACADEMICS.courseAssignments,
    /** A head of department is shown the courses of that department. */
    async read({ database }, { userId }) {
      const [departmentId, ...others] = await departmentsLedBy(database, userId);
      const own = others.length === 0 ? departmentId : undefined;
      const [counted] = await countUntaught(database, { departmentId: own ?? null });
      return { value: counted!.untaught, filters: { ...(own && { departmentId: own }), taught: false, active: true } };
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
