import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { demoCourses } from './demo.ts';
import { insertDemoCourses, insertDemoDepartmentCourses, insertDemoTeaching } from './sql/seed.ts';

const TAUGHT = ['CSC 101', 'CSC 201', 'CSC 202'];

/** A live college begins without courses: its courses are its own. */
export async function seedCourses(tx: Queryable, { settings, now }: Platform): Promise<void> {
  if (!settings.sandbox) return;
  const courses = demoCourses();
  await insertDemoCourses(tx, { courses });
  await insertDemoDepartmentCourses(tx, { courses });
  await insertDemoTeaching(tx, { userName: 'lecturer', codes: TAUGHT, now: now() });
}
