import { statement } from '../../../platform/database/statement.ts';

export const registrationById = statement(
  'registration-by-id',
  { id: 'uuid' },
  'select r.student_id, r.session_id, r.semester_id from registration r where r.id = $id',
  { student_id: 'uuid', session_id: 'int4', semester_id: 'int4' },
);

export const registrationOfLine = statement(
  'registration-of-line',
  { lineId: 'uuid' },
  'select r.student_id, r.session_id, r.semester_id from registration_line l join registration r on r.id = l.registration_id where l.id = $lineId',
  { student_id: 'uuid', session_id: 'int4', semester_id: 'int4' },
);

/** `lines` are `{id, state, reason}`; only what waits is decided. */
export const decideLines = statement(
  'decide-registration-lines',
  { registrationId: 'uuid', lines: 'jsonb' },
  `
  update registration_line l set state = n.state, reason = n.reason
    from jsonb_to_recordset($lines) as n(id uuid, state text, reason text)
   where l.id = n.id and l.registration_id = $registrationId and l.state = 'registered' returning l.id`,
  { id: 'uuid' },
);

export const decideRegistration = statement(
  'decide-registration',
  { id: 'uuid', userId: 'uuid', now: 'timestamptz' },
  `
  update registration r set decided_by = $userId, decided_at = $now,
         state = case when exists (select from registration_line l where l.registration_id = r.id and l.state = 'returned') then 'returned' else 'approved' end
   where r.id = $id and r.state = 'submitted'
     and not exists (select from registration_line l where l.registration_id = r.id and l.state = 'registered') returning r.state`,
  { state: 'text' },
);
