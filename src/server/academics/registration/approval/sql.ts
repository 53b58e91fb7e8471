import { LINE, REGISTRATION } from '#contract/academics/states.ts';
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

/** The registration follows from its courses; no row comes while one of them waits. */
export const decideRegistration = statement(
  'decide-registration',
  { id: 'uuid', userId: 'uuid', now: 'timestamptz' },
  `
  update registration r set decided_by = $userId, decided_at = $now,
         state = case when exists (select from registration_line l where l.registration_id = r.id and l.state = '${LINE.returned}')
                 then '${REGISTRATION.returned}' else '${REGISTRATION.approved}' end
   where r.id = $id and r.state = '${REGISTRATION.submitted}'
     and not exists (select from registration_line l where l.registration_id = r.id and l.state = '${LINE.registered}') returning r.state`,
  { state: 'text' },
);
