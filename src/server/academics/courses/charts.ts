import { ACADEMICS } from '#contract/academics/pages.ts';
import type { Card } from '../../kit/cards/card.ts';
import type { Chart } from '../../kit/charts/chart.ts';
import { departmentsLedBy } from '../../people/appointments/service.ts';
import { unitsTaught } from './sql/lecturers.ts';
import { countCoursesOf } from './sql/resources.ts';

export const teachingCards: readonly Card[] = [
  {
    name: 'units-taught',
    title: 'Units that you teach',
    kind: 'figure',
    page: ACADEMICS.myCourses,
    async read({ database }, { userId }) {
      const taught = await unitsTaught(database, { userId });
      return taught.length > 0 ? { value: taught.reduce((sum, { units }) => sum + units, 0) } : null;
    },
  },
  {
    name: 'courses-offered',
    title: 'Courses that your department offers',
    kind: 'figure',
    page: ACADEMICS.courseAssignments,
    /** The list is narrowed to one department, so who leads several is shown the chart alone. */
    async read({ database }, { userId }) {
      const [departmentId, ...others] = await departmentsLedBy(database, userId);
      if (departmentId === undefined || others.length > 0) return null;
      const [counted] = await countCoursesOf(database, { departmentIds: [departmentId] });
      return { value: counted ? counted.taught + counted.untaught : 0, filters: { departmentId, active: true } };
    },
  },
];

export const teachingCharts: readonly Chart[] = [
  {
    name: 'units-by-level',
    title: 'Units that you teach, by level',
    look: 'columns',
    label: 'Level',
    draws: ['First Semester', 'Second Semester'],
    page: ACADEMICS.myCourses,
    async read({ database, lookups }, { userId }) {
      const byLevel = Map.groupBy(await unitsTaught(database, { userId }), ({ levelId }) => levelId);
      const unitsOf = (taught: readonly { semesterId: number; units: number }[], semester: number) =>
        taught.find(({ semesterId }) => semesterId === semester)?.units ?? 0;
      return byLevel.size === 0
        ? null
        : {
            rows: [...byLevel].map(([level, taught]) => ({
              name: lookups.nameOf('levels', level) ?? `${level} Level`,
              amounts: [unitsOf(taught, 1), unitsOf(taught, 2)],
            })),
          };
    },
  },
  {
    name: 'courses-by-department',
    title: 'Courses with and without a lecturer',
    look: 'columns',
    label: 'Department',
    draws: ['With a lecturer', 'Without a lecturer'],
    page: ACADEMICS.courseAssignments,
    async read({ database }, { userId }) {
      const departmentIds = [...(await departmentsLedBy(database, userId))];
      if (departmentIds.length === 0) return null;
      const rows = (await countCoursesOf(database, { departmentIds })).map(({ department, taught, untaught }) => ({
        name: department,
        amounts: [taught, untaught],
      }));
      return {
        rows,
        filters: { active: true, ...(departmentIds.length === 1 && { departmentId: departmentIds[0]! }) },
      };
    },
  },
];
