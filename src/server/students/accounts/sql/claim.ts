import { auditInsert } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';

const SELECT = `
  select c.user_id, c.claimed_at, c.rrr_end, c.address, u.email
    from student_claim c join user_account u on u.id = c.user_id where c.reg_number = $regNumber and c.undone_at is null`;

export const findClaim = sql('find-student-claim')`${SELECT}`;

/** Of two who undo it at once the second waits, and gets no row. The account is locked first, as by whoever claims it. */
export const lockClaim = sql('lock-student-claim')`
  ${SELECT} for update of u, c`;

/** To be called before the account is closed, since the audit log says what it had. Whoever claims the number next gets it. */
export const undoStudentClaim = sql('undo-student-claim')`
  with undone as (update student_claim set undone_at = $now, undone_by = $actor, reason = $reason
                   where reg_number = $regNumber and undone_at is null returning user_id)
  ${auditInsert('claim-undone', 'user', 'user_account u where u.id in (select user_id from undone)', {
    id: 'u.id',
    detail: {
      regNumber: '$regNumber::text',
      reason: '$reason::text',
      before: { email: 'u.email', mobileNumber: 'u.mobile_number' },
    },
  })}`;
