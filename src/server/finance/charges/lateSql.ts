import { sql } from '../../platform/database/describedSql.ts';

/** The parts of a session for which something was added, with its charge. */
export const lateOfStudent = sql('late-parts-of-student')`
  select l.part, l.due_on, l.percent, l.unpaid_kobo, c.id as charge_id
    from late_part l join charge c on c.student_id = l.student_id and c.session_id = l.session_id and c.purpose = 'school' and c.occasion = l.part
   where l.student_id = $studentId and l.session_id = $sessionId and l.unpaid_kobo > 0 order by l.part`;

export const reduceLate = sql('reduce-late-part')`
  update late_part set unpaid_kobo = $unpaidKobo where student_id = $studentId and session_id = $sessionId and part = $part`;

/** Who had paid a part by its step is not late; whose payment is reversed had not, and is looked at again. */
export const lookAtLateAgain = sql('look-at-late-parts-again')`
  delete from late_part where student_id = $studentId and unpaid_kobo = 0`;
