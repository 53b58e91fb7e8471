import { statement } from '../platform/database/statement.ts';

export const waitFor = statement(
  'wait-for-bed',
  { studentId: 'uuid', sessionId: 'int4', bedId: 'int4', now: 'timestamptz' },
  `
  insert into bed_waiting (student_id, session_id, bed_id, since) values ($studentId, $sessionId, $bedId, $now)
  on conflict (student_id, session_id) do update set bed_id = excluded.bed_id, housed_at = null`,
  {},
);

export const waiting = statement(
  'waiting-for-beds',
  {},
  'select student_id, session_id, bed_id, since from bed_waiting where housed_at is null order by since, student_id limit 200',
  { student_id: 'uuid', session_id: 'int4', bed_id: 'int4', since: 'timestamptz' },
);

export const endWaiting = statement(
  'end-waiting-for-bed',
  { studentId: 'uuid', sessionId: 'int4', now: 'timestamptz' },
  'update bed_waiting set housed_at = $now where student_id = $studentId and session_id = $sessionId and housed_at is null',
  {},
);

export const waitingOf = statement(
  'waiting-of-student',
  { studentId: 'uuid', sessionId: 'int4' },
  'select since from bed_waiting where student_id = $studentId and session_id = $sessionId and housed_at is null',
  { since: 'timestamptz' },
);
