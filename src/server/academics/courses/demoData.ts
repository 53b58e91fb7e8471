import { workingMoment } from '../../kit/demo/calendar.ts';
import { DEMO_DEPARTMENTS } from '../../kit/demo/departments.ts';
import { randomOf } from '../../kit/demo/random.ts';
import { lecturersOf } from '../../kit/demo/staff.ts';
import type { DemoStep } from '../../platform/demo.ts';
import { csvRecords } from '../../platform/lookups/dataFiles.ts';
import { insertCollegeCourses, insertCollegeOffers, insertCollegeTeaching } from './sql/demo.ts';

/** One in so many courses has no lecturer yet, so that there is somebody to assign. */
const UNTAUGHT_IN = 8;
const ASSISTED_IN = 3;

export const demoCollegeCourses: DemoStep = {
  name: 'courses',
  needs: ['staff'],
  slice:
    ({ day }) =>
    async (tx) => {
      const courses = csvRecords('demo-college-courses.csv').map(
        ({ code, title, departmentId, levelId, semesterId, unit }) => ({
          code: code!,
          title: title!,
          departmentId: Number(departmentId),
          levelId: Number(levelId),
          semesterId: Number(semesterId),
          unit: Number(unit),
        }),
      );
      await insertCollegeCourses(tx, { courses });
      await insertCollegeOffers(tx, { courses });
      await insertCollegeTeaching(tx, {
        teaching: courses.flatMap(({ departmentId, code }, index) => teachersOf(day, departmentId, code, index)),
      });
    },
};

function teachersOf(day: string, departmentId: number, code: string, index: number) {
  if (index % UNTAUGHT_IN === UNTAUGHT_IN - 1) return [];
  const random = randomOf(`course ${day} ${code}`);
  const lecturers = lecturersOf(DEMO_DEPARTMENTS.find(({ id }) => id === departmentId)!);
  const teaching = { departmentId, code, since: workingMoment(random, day, 80, 40) };
  const main = { ...teaching, userName: lecturers[index % lecturers.length]!.userName, isMain: true };
  const assistant = { ...teaching, userName: lecturers[(index + 4) % lecturers.length]!.userName, isMain: false };
  return index % ASSISTED_IN === 0 ? [main, assistant] : [main];
}
