import { statement } from '../../../platform/database/statement.ts';

export const lecturersOf = statement(
  'lecturers-of-sheet',
  { departmentCourseId: 'int4' },
  'select user_id from lecturer_course where department_course_id = $departmentCourseId and ended_at is null',
  { user_id: 'uuid' },
);
