import { sql } from '../platform/database/describedSql.ts';

export const waitFor = sql('wait-for-bed')`
  insert into bed_waiting (student_id, session_id, bed_id, since) values ($studentId, $sessionId, $bedId, $now)
  on conflict (student_id, session_id) do update set bed_id = excluded.bed_id, housed_at = null`;

export const waiting = sql('waiting-for-beds')`
  select student_id, session_id, bed_id, since from bed_waiting where housed_at is null order by since, student_id limit 200`;

export const endWaiting = sql('end-waiting-for-bed')`
  update bed_waiting set housed_at = $now where student_id = $studentId and session_id = $sessionId and housed_at is null`;

export const waitingOf = sql('waiting-of-student')`
  select since from bed_waiting where student_id = $studentId and session_id = $sessionId and housed_at is null`;
