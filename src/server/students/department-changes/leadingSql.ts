import { statement } from '../../platform/database/statement.ts';

/** Heads and deans; a course adviser decides nothing here. */
export const leadingOf = statement(
  'department-change-leading',
  { userId: 'uuid' },
  `select department_id, faculty_id from appointment where user_id = $userId and ended_at is null and post in ('hod', 'dean')`,
  { department_id: 'int4?', faculty_id: 'int4?' },
);
