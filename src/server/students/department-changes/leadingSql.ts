import { sql } from '../../platform/database/describedSql.ts';

/** Heads and deans; a course adviser decides nothing here. */
export const leadingOf = sql('department-change-leading')`
  select department_id, faculty_id from appointment where user_id = $userId and ended_at is null and post in ('hod', 'dean')`;
