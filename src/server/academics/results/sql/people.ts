import { sql } from '../../../platform/database/describedSql.ts';

export const lecturersOf = sql('lecturers-of-sheet')`
  select user_id from lecturer_course where department_course_id = $departmentCourseId and ended_at is null`;
