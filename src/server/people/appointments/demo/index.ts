import { workingMoment } from '../../../kit/demo/calendar.ts';
import { DEMO_DEPARTMENTS, DEMO_LEVELS } from '../../../kit/demo/departments.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import { lecturersOf } from '../../../kit/demo/staff.ts';
import type { DemoStep } from '../../../platform/demo.ts';
import { insertDemoAppointments } from './sql.ts';

/** The sciences have their dean, and computer science its head, among the people of every demo college. */
const SCIENCES = 5;
const COMPUTER_SCIENCE = 22;
/** Vacant, so that there is somebody to appoint. */
const HEADLESS = 'BUS';
const UNADVISED = ['POL 300', 'MTH 200'];

const [HEAD, DEAN, FIRST_ADVISER] = [0, 1, 2];

export const demoAppointments: DemoStep = {
  name: 'appointments',
  needs: ['staff'],
  slice:
    ({ day }) =>
    async (tx) => {
      const deanOf = new Map(
        DEMO_DEPARTMENTS.map((department) => [department.facultyId, department] as const).reverse(),
      );
      deanOf.delete(SCIENCES);
      const posts = [
        ...[...deanOf].map(([facultyId, department]) => ({
          post: 'dean',
          facultyId,
          userName: lecturersOf(department)[DEAN]!.userName,
        })),
        ...DEMO_DEPARTMENTS.filter(({ id, code }) => id !== COMPUTER_SCIENCE && code !== HEADLESS).map(
          (department) => ({
            post: 'hod',
            departmentId: department.id,
            userName: lecturersOf(department)[HEAD]!.userName,
          }),
        ),
        ...DEMO_DEPARTMENTS.flatMap((department) => DEMO_LEVELS.map((level, index) => ({ department, level, index })))
          .filter(({ department, level }) => !UNADVISED.includes(`${department.code} ${level}`))
          .map(({ department, level, index }) => ({
            post: 'course-adviser',
            departmentId: department.id,
            level,
            userName: lecturersOf(department)[FIRST_ADVISER + index]!.userName,
          })),
      ];
      await insertDemoAppointments(tx, {
        posts: posts.map((post) => ({
          ...post,
          since: workingMoment(randomOf(`appointment ${day} ${post.post} ${post.userName}`), day, 600, 30),
        })),
      });
    },
};
