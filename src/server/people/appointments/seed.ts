import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { seedAppointment } from './sql.ts';

const FACULTY_OF_SCIENCES = 5;
const COMPUTER_SCIENCE = 22;
const ADVISED_LEVEL = 300;

/** None is given a role: the demo's dean, head of department and adviser have theirs as their main one. */
export async function seedAppointments(tx: Queryable, { settings, now }: Platform): Promise<void> {
  if (!settings.sandbox) return;
  await seedAppointment(tx, {
    userName: 'dean',
    post: 'dean',
    facultyId: FACULTY_OF_SCIENCES,
    departmentId: null,
    level: null,
    now: now(),
  });
  await seedAppointment(tx, {
    userName: 'hod',
    post: 'hod',
    facultyId: null,
    departmentId: COMPUTER_SCIENCE,
    level: null,
    now: now(),
  });
  await seedAppointment(tx, {
    userName: 'adviser',
    post: 'course-adviser',
    facultyId: null,
    departmentId: COMPUTER_SCIENCE,
    level: ADVISED_LEVEL,
    now: now(),
  });
}
