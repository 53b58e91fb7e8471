import { sql } from '../../../platform/database/describedSql.ts';

const OWN = `student s join student_session p on p.student_id = s.id join academic_session e on e.id = p.session_id`;

/** Current is what the registry set for the student type, else the open session. */
export const sessionsOfUser = sql('sessions-of-user')`
  select e.id, e.name as session, p.level_id, coalesce(e.id = t.session_id, e.is_open) as is_current
    from ${OWN} left join current_term t on t.student_type_id = s.student_type_id and t.until is null
   where s.user_id = $userId order by e.name desc`;

export const sessionsOfUserWithFees = sql('sessions-of-user-with-fees')`
  select e.id, e.name as session from ${OWN}
   where s.user_id = $userId
     and exists (select from fee_assignment f join payment_purpose g on g.name = f.purpose
                  where g.id = $purposeId and f.session_id = e.id and f.student_type_id = p.student_type_id and f.state = 'published')
   order by e.name desc`;
